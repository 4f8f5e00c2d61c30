import { expect, test } from 'vitest';
import { bundledBrands, factsOf } from './brands.ts';
import { startedFacts } from './compiler/started-facts.ts';
import { readFacts } from './facts.ts';
import { defaultLandingWords, type LandingWords, landingWordsOf } from './landing-words.ts';

const acme = JSON.parse(startedFacts({ name: 'acme', title: 'Acme' }));
acme.tenant.browserColor = { light: '#17123f', dark: '#0b0920' };

const sentencesOf = ({ about, mission, schools }: LandingWords) => [
  about,
  mission,
  ...Object.values(schools),
];

test('a brand that says nothing below its hero has the words of everybody, and one that says a part has the rest of them', () => {
  expect(landingWordsOf(undefined)).toEqual(defaultLandingWords);
  expect(landingWordsOf({ schools: { tools: 'Agulhas.' } })).toEqual({
    ...defaultLandingWords,
    schools: { ...defaultLandingWords.schools, tools: 'Agulhas.' },
  });
});

test('a new brand is started with these words to be confirmed, and may leave all of them out', () => {
  expect(acme).toMatchObject({ landing: defaultLandingWords });
  expect(acme.unconfirmed).toContain('landing');
  const { landing: _, ...without } = acme;
  for (const facts of [acme, without, { ...acme, landing: {} }])
    expect(readFacts(facts).problems).toEqual([]);
});

test('an empty sentence and a school that there is not are named (LANDING-09)', () => {
  const landing = { mission: '', schools: { marketing: 'Clientes.' } };
  expect(readFacts({ ...acme, landing }).problems).toEqual([
    { where: 'facts.json, landing.mission', says: 'is empty.' },
    { where: 'facts.json, landing.schools.marketing', says: 'is not a fact that anything reads.' },
  ]);
});

test('no two of the app’s brands say the same below their hero, and none what everybody says', () => {
  const all = [defaultLandingWords, ...bundledBrands.map((name) => landingWordsOf(factsOf(name).landing))];
  const sentences = all.flatMap(sentencesOf);
  expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
});
