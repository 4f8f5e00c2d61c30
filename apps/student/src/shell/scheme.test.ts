import { expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { createSchemePreference } from './scheme.ts';

const surroundings = (kept = {}) => ({ storage: memoryStorage(kept), root: { dataset: {} as DOMStringMap } });

it('a choice of light or dark is drawn and remembered, and as the system is neither', () => {
  const { storage, root } = surroundings();
  const preference = createSchemePreference({ storage, root });
  expect(preference.get()).toBe('system');
  preference.choose('dark');
  expect([preference.get(), root.dataset, storage.getItem('scheme')]).toEqual([
    'dark',
    { scheme: 'dark' },
    'dark',
  ]);
  preference.choose('system');
  expect([preference.get(), root.dataset, storage.getItem('scheme')]).toEqual(['system', {}, null]);
});

it('two apps on one page choose apart', () => {
  const [one, other] = [surroundings(), surroundings()];
  createSchemePreference(one).choose('dark');
  expect([other.root.dataset, createSchemePreference(other).get()]).toEqual([{}, 'system']);
});

it('what was kept and is no choice counts as the system', () => {
  expect(createSchemePreference(surroundings({ scheme: 'blue' })).get()).toBe('system');
});
