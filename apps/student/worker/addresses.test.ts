import { expect, it } from 'vitest';
import { isCode, isOfBrand, isPage, keyOfDocument } from './addresses.ts';

it.each([
  ['/student/assets/index-BE6NfBtP.js', true, false],
  ['/student/themes/decola.css', false, true],
  ['/student/themes/decola/icon-180.png', false, true],
  ['/student/brands/list.js', false, true],
  ['/student/course/1', false, false],
  ['/student/assetsx/a.js', false, false],
  ['/api/me', false, false],
  ['/files/avatars/1.png', false, false],
  ['/files/student/assets/a.js', false, false],
])('%s is code: %s, and of a brand: %s', (path, ofCode, ofBrand) => {
  expect([isCode(path), isOfBrand(path)]).toEqual([ofCode, ofBrand]);
});

it.each([
  ['/student/', true],
  ['/student', true],
  ['/student/course/1/content/101', true],
  ['/student/search?search=a.pdf', true],
  ['/student/home?redirect=%2Fcourse%2F1', true],
  ['/student/themes/decola/manifest.json', false],
  ['/student/service-worker.js', false],
  ['/student/themes/decola/hero.svg?x=1', false],
  ['/studentx/home', false],
  ['/storybook/', false],
  ['/sandbox/mails', false],
])('%s is a page: %s', (address, is) => {
  expect(isPage.test(address)).toBe(is);
});

it.each([
  ['https://a.b/student/course/1?tab=x#y', 'https://a.b/student/'],
  ['https://a.b/student/', 'https://a.b/student/'],
  ['https://a.b/student/home?tenant=gtop&x=1', 'https://a.b/student/?tenant=gtop'],
  ['https://a.b/student/home?tenant=a%26b', 'https://a.b/student/?tenant=a%26b'],
  ['https://a.b/student/home?tenant=', 'https://a.b/student/?tenant='],
])('the document of %s is kept as %s', (address, key) => {
  expect(keyOfDocument(address)).toBe(key);
});
