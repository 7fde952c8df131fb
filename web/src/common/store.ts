// A value that components follow.
import { useEffect, useState } from 'preact/hooks';

export class Store<T extends object> {
    private readonly followers = new Set<() => void>();
    constructor(private value: T) {}

    get(): T {
        return this.value;
    }

    set(change: Partial<T>): void {
        this.value = { ...this.value, ...change };
        for (const follower of [...this.followers])
            follower();
    }

    follow(follower: () => void): () => void {
        this.followers.add(follower);
        return () => this.followers.delete(follower);
    }
}

/** The value as it is now; the component is drawn again when it changes. */
export function useStore<T extends object>(store: Store<T>): T {
    const [value, setValue] = useState(store.get());
    useEffect(() => {
        setValue(store.get());
        return store.follow(() => setValue(store.get()));
    }, [store]);
    return value;
}
