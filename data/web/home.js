// Lists the battles with their pictures.
const list = document.getElementById('battles');

function battle({ id, title }) {
  const item = document.createElement('li');
  const figure = document.createElement('figure');
  const picture = document.createElement('img');
  const caption = document.createElement('figcaption');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  picture.src = `/api/pictures/${id}.svg?theme=${dark ? 'dark' : 'light'}`;
  picture.alt = '';
  picture.loading = 'lazy';
  caption.textContent = title;
  figure.append(picture, caption);
  item.append(figure);
  return item;
}

try {
  const answer = await (await fetch('/api/scenarios')).json();
  list.replaceChildren(...answer.scenarios.map(battle));
} catch {
  list.firstElementChild.textContent = 'They could not be fetched. Is the server still running?';
}
