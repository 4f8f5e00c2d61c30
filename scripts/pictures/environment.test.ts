import { expect, test } from 'vitest';
import { type Environment, verdictOn } from './environment.ts';

const here: Environment = { version: '153 linux x64', fonts: '10 20' };
const otherBrowser: Environment = { ...here, version: '154 linux x64' };
const otherFonts: Environment = { ...here, fonts: '10 21' };

const take = { pictures: 'take' };
const refuse = { pictures: 'refuse' };
const warning = { pictures: 'skip', as: 'warning' };
const fault = { pictures: 'skip', as: 'fault' };

test.each<[string, Environment | undefined, boolean, boolean, boolean, object]>([
  ['compared here, all', here, false, false, false, take],
  ['compared here, some', here, false, true, false, take],
  ['compared here, required', here, false, false, true, take],
  ['redrawn here, all', here, true, false, false, take],
  ['redrawn here, some', here, true, true, false, take],
  ['compared by another browser', otherBrowser, false, false, false, warning],
  ['compared by another browser required', otherBrowser, false, false, true, fault],
  ['compared by another browser required, some', otherBrowser, false, true, true, fault],
  ['compared with other fonts', otherFonts, false, false, false, warning],
  ['compared with other fonts required', otherFonts, false, false, true, fault],
  ['redrawn by another browser, all', otherBrowser, true, false, false, take],
  ['redrawn by another browser, some', otherBrowser, true, true, false, refuse],
  ['redrawn with other fonts, some', otherFonts, true, true, false, refuse],
  ['redrawn with other fonts, some, required', otherFonts, true, true, true, refuse],
  ['compared where none were ever drawn', undefined, false, false, false, warning],
  ['compared where none were ever drawn, required', undefined, false, false, true, fault],
  ['drawn for the first time, all', undefined, true, false, false, take],
  ['drawn for the first time, some', undefined, true, true, false, take],
])('pictures %s', (_, there, draws, isPartial, isRequired, verdict) => {
  const hasPictures = there !== undefined;
  expect(verdictOn({ there, here, draws, isPartial, isRequired, hasPictures })).toMatchObject(verdict);
});

test('where pictures lie, but not how they were drawn, some of them cannot be redrawn', () => {
  const asked = { there: undefined, here, draws: true, isRequired: false, hasPictures: true };
  expect(verdictOn({ ...asked, isPartial: true })).toMatchObject(refuse);
  expect(verdictOn({ ...asked, isPartial: false })).toMatchObject(take);
});

test('whoever cannot compare is told both machines, and what to do', () => {
  const asked = {
    there: otherFonts,
    here,
    draws: false,
    isPartial: false,
    isRequired: true,
    hasPictures: true,
  };
  const { words } = { words: '', ...verdictOn(asked) };
  for (const said of ['10 21', '10 20', 'npm test -- stories', 'npm run pictures'])
    expect(words).toContain(said);
});
