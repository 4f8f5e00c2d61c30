import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, found } from './gallery.ts';
import { wide } from './plan.ts';

/** Leaves one page on which a person sees what changed, and gives back where. */
export function writePage(findings: readonly Finding[]): string {
  const rows = [...findings]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, story, look, kind, words, box }) => ({
      name,
      id: story.id,
      title: story.title,
      story: story.name,
      brand: look.brand,
      scheme: look.scheme,
      more: [
        ...(look.manner === 'plain' ? [] : [look.manner]),
        ...(look.width === wide ? [] : [`${look.width} px`]),
      ],
      kind,
      words,
      box,
    }));
  const file = join(found, 'index.html');
  writeFileSync(file, page(JSON.stringify(rows).replaceAll('<', '\\u003c')));
  return file;
}

const page = (rows: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures that changed</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 0; color: #1b1b24; background: #f3f3f6; }
  header { position: sticky; top: 0; z-index: 1; background: #fff; border-bottom: 1px solid #d5d5de; padding: 12px 24px; display: flex; gap: 16px; flex-wrap: wrap; align-items: end; }
  h1 { font-size: 18px; margin: 0; flex: 1 1 auto; }
  label { display: grid; font-size: 12px; color: #555; }
  select, input { font: inherit; }
  code { background: #ececf2; padding: 4px 8px; border-radius: 4px; user-select: all; overflow-wrap: anywhere; }
  article { background: #fff; margin: 24px; padding: 20px; border-radius: 8px; border: 1px solid #d5d5de; }
  h2 { font-size: 16px; margin: 0; }
  p { margin: 4px 0 12px; }
  .frame { max-block-size: 80vh; overflow: auto; border: 1px solid #d5d5de; inline-size: fit-content; max-inline-size: 100%; }
  .slide { position: relative; inline-size: fit-content; line-height: 0; }
  .slide img { max-width: 100%; }
  .slide .after { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 0 0 var(--at, 50%)); }
  .slide .line { position: absolute; inset-block: 0; inset-inline-start: var(--at, 50%); border-inline-start: 2px solid #d6003c; }
  .slide .box { position: absolute; outline: 2px dashed #d6003c; outline-offset: 4px; }
  .slide input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: ew-resize; }
  .frame:has(input:focus-visible) { outline: 3px solid #1b4fd6; outline-offset: 2px; }
  .three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; margin-block-start: 12px; }
  .three figure { margin: 0; } .three img { max-width: 100%; border: 1px solid #d5d5de; }
  .three a { display: block; }
  #accept { flex-basis: 100%; margin: 0; max-block-size: 5em; overflow: auto; }
</style>
<header>
  <h1></h1>
  <label>Brand <select name="brand"></select></label>
  <label>Scheme <select name="scheme"></select></label>
  <label>Component <select name="title"></select></label>
  <p id="accept">All looks of these stories, also those that the filters hide, are accepted by <code></code></p>
</header>
<main></main>
<script>
const rows = ${rows};
const selects = [...document.querySelectorAll('select')];
for (const select of selects) {
  const values = ['all', ...new Set(rows.map((row) => row[select.name]))].sort((a, b) => (a === 'all' ? -1 : b === 'all' ? 1 : a < b ? -1 : 1));
  select.append(...values.map((value) => new Option(value, value)));
  select.addEventListener('change', show);
}
function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
const command = (ids) => 'npm run pictures -- ' + [...new Set(ids)].join(' ');
const image = (kind, row) => element('img', { src: kind + '/' + row.name + '.webp', alt: kind + ' of ' + row.name, loading: 'lazy', className: kind });
const figure = (kind, row) => element('figure', {}, element('figcaption', { textContent: kind + ' (press for its own size)' }), element('a', { href: kind + '/' + row.name + '.webp', target: '_blank' }, image(kind, row)));
function show() {
  const shown = rows.filter((row) => selects.every((select) => select.value === 'all' || row[select.name] === select.value));
  document.querySelector('h1').textContent = shown.length + ' of ' + rows.length + ' pictures that changed';
  const accept = document.getElementById('accept');
  accept.hidden = shown.length === 0;
  accept.querySelector('code').textContent = command(shown.map((row) => row.id));
  document.querySelector('main').replaceChildren(...shown.map((row) => {
    const article = element('article', {},
      element('h2', { textContent: row.title + ' / ' + row.story + ': ' + [row.brand, row.scheme, ...row.more].join(', ') }),
      element('p', {}, row.words + '. Accept: ', element('code', { textContent: command([row.id]) })));
    if (row.kind === 'new') { article.append(image('after', row)); return article; }
    const slide = element('div', { className: 'slide' }, image('before', row), image('after', row), element('div', { className: 'line' }));
    const frame = element('div', { className: 'frame' }, slide);
    if (row.box) slide.append(element('div', { className: 'box' }));
    slide.querySelector('.before').addEventListener('load', ({ target }) => {
      if (!row.box) return;
      const percent = (length, whole) => (100 * length) / whole + '%';
      const { x, y, width, height } = row.box;
      Object.assign(slide.querySelector('.box').style, {
        left: percent(x, target.naturalWidth), width: percent(width, target.naturalWidth),
        top: percent(y, target.naturalHeight), height: percent(height, target.naturalHeight),
      });
      frame.scrollTop = ((y + height / 2) * target.height) / target.naturalHeight - frame.clientHeight / 2;
    });
    const slider = element('input', { type: 'range', min: 0, max: 100, step: 0.2, value: 50, ariaLabel: 'before and after of ' + row.name });
    slider.addEventListener('input', () => slide.style.setProperty('--at', slider.value + '%'));
    slide.append(slider);
    article.append(frame, element('div', { className: 'three' }, figure('before', row), figure('after', row), figure('difference', row)));
    return article;
  }));
}
show();
</script>
</html>
`;
