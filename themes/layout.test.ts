import { expect, test } from 'vitest';
import { bundledBrands, factsOf } from './brands.ts';
import { startedFacts } from './compiler/started-facts.ts';
import { readFacts } from './facts.ts';
import { cardManners, dashboardFirsts, defaultLayout, landingFirsts, layoutOf } from './tenant.ts';

const browserColor = { light: '#17123f', dark: '#0b0920' };
const acme = JSON.parse(startedFacts({ name: 'acme', title: 'Acme' }));
const read = (layout: unknown) =>
  readFacts({ ...acme, tenant: { ...acme.tenant, browserColor, ...(layout !== undefined && { layout }) } });

test('a brand that was delivered before there was a layout, or says a part of it, has the default for the rest', () => {
  expect(layoutOf({})).toEqual(defaultLayout);
  expect(layoutOf({ layout: { cards: 'flat' } })).toEqual({ ...defaultLayout, cards: 'flat' });
});

test('a new brand is started with the default layout, and may leave all of it out', () => {
  expect(acme.tenant.layout).toEqual(defaultLayout);
  const { layout: _, ...without } = acme.tenant;
  const { facts, problems } = readFacts({ ...acme, tenant: { ...without, browserColor } });
  expect(problems).toEqual([]);
  expect(facts && layoutOf(facts.tenant)).toEqual(defaultLayout);
});

test('every word of the layout is read, a word that nothing knows is named with those that there are', () => {
  for (const dashboard of dashboardFirsts) expect(read({ dashboard }).problems).toEqual([]);
  for (const landing of landingFirsts) expect(read({ landing }).problems).toEqual([]);
  for (const cards of cardManners) expect(read({ cards }).problems).toEqual([]);
  expect(read({ cards: 'round' }).problems).toEqual([
    { where: 'facts.json, tenant.layout.cards', says: 'has to be one of "framed", "flat", "lined".' },
  ]);
  expect(read({ density: 'compact' }).problems).toEqual([
    { where: 'facts.json, tenant.layout.density', says: 'is not a fact that anything reads.' },
  ]);
});

test('the brands of the app are laid out each in its own way', () => {
  expect(Object.fromEntries(bundledBrands.map((name) => [name, layoutOf(factsOf(name).tenant)]))).toEqual({
    decola: { dashboard: 'continue', landing: 'news', cards: 'framed' },
    circulo: { dashboard: 'discover', landing: 'about', cards: 'flat' },
    gtop: { dashboard: 'required', landing: 'schools', cards: 'lined' },
  });
});
