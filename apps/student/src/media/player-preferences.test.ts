import { expect, test } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { createPlayerPreferences } from './player-preferences.ts';

test('speed, volume and silence of last time are there the next time', () => {
  const device = memoryStorage();
  const before = createPlayerPreferences(device);
  before.change({ speed: 1.5 });
  before.change({ volume: 0.2, muted: true });
  expect(createPlayerPreferences(device).get()).toEqual({ speed: 1.5, volume: 0.2, muted: true });
});

test.each([
  ['nothing', undefined],
  ['what is no JSON', '{'],
  ['a speed that is none', '{"speed":3,"volume":0.2}'],
  ['a volume that is none', '{"speed":1,"volume":2}'],
  ['a silence that is none', '{"speed":1.5,"volume":0.2,"muted":"yes"}'],
])('%s on the device is as if nothing was kept', (_, kept) => {
  const device = memoryStorage(kept === undefined ? {} : { player: kept });
  expect(createPlayerPreferences(device).get()).toEqual({ speed: 1, volume: 1, muted: false });
});

test('what an earlier version kept is not lost: it knew no silence', () => {
  const device = memoryStorage({ player: '{"speed":1.5,"volume":0.2}' });
  expect(createPlayerPreferences(device).get()).toEqual({ speed: 1.5, volume: 0.2, muted: false });
});
