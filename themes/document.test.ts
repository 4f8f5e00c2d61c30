import { expect, it } from 'vitest';
import {
  documentOf,
  documentWith,
  insideMark,
  openDocument,
  screenRoom,
  screensInDocument,
  sheetInDocument,
  sheetRoom,
} from './document.ts';

const screens = { home: '<h1>A</h1>', inside: '<p>…</p>' };

it.each([
  ['url("acme/a.woff2")', 'url("/student/themes/acme/a.woff2")'],
  ['url(acme/a.woff2)', 'url("/student/themes/acme/a.woff2")'],
  [`url("data:image/svg+xml,%3Csvg width='1'/%3E")`, `url("data:image/svg+xml,%3Csvg width='1'/%3E")`],
  ['url("/a.svg")', 'url("/a.svg")'],
  ['url(https://a.b/c)', 'url(https://a.b/c)'],
])('of a style sheet in the document %s is %s', (css, whole) => {
  expect(sheetInDocument('acme', `a{b:${css}}`, '/student/themes/')).toBe(
    `<style data-brand="acme" media="not all">a{b:${whole}}</style>`,
  );
});

it('a style sheet does not end before its end', () => {
  const sheet = sheetInDocument('acme', 'a{b:"</style><script>1</script>"}', '/');
  expect(sheet.indexOf('</')).toBe(sheet.length - '</style>'.length);
});

it('a document that is of one brand holds nothing of the others', () => {
  const of = (brand: string) => sheetInDocument(brand, 'a{b:c}', '/') + screensInDocument(brand, screens);
  expect(documentOf(`<head>${of('acme')}<style>d{}</style>${of('bela')}</head>`, 'bela')).toBe(
    `<head><style>d{}</style>${of('bela')}</head>`,
  );
});

it('brands are added one after the other', () => {
  const bare = `${sheetRoom}|${screenRoom}`;
  expect(documentWith(documentWith(bare, 'a', 'b'), '$&', 'd')).toBe(`a$&${sheetRoom}|bd${screenRoom}`);
});

it('a document that is open to everybody holds nothing of the screens behind the sign-in', () => {
  const html = `<style>a{}</style><style ${insideMark}>b{}</style>${screensInDocument('acme', screens)}`;
  expect(openDocument(html)).toBe(`<style>a{}</style>${screensInDocument('acme', { home: screens.home })}`);
});
it('leaves out a screen that a brand does not have', () => {
  expect(screensInDocument('acme', { home: '<p>Aprender</p>', nextStep: '' })).toBe(
    '<template data-brand="acme" data-screen="home"><p>Aprender</p></template>',
  );
});
