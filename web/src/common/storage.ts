// Values kept in the browser. One that keeps nothing, or something else, changes nothing.

export function load<T>(key: string, otherwise: T): T {
    try {
        const text = localStorage.getItem(key);
        return text === null ? otherwise : JSON.parse(text) as T;
    } catch {
        return otherwise;
    }
}

export function loadList<T>(key: string): T[] {
    const list = load<T[]>(key, []);
    return Array.isArray(list) ? list : [];
}

export function save(key: string, value: unknown): void {
    try {
        localStorage.setItem(key, JSON.stringify(value));
    } catch {
        // A private window may keep nothing: then it is forgotten with the page.
    }
}
