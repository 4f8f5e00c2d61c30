import { expect, it } from 'vitest';
import { profileOptionOf } from './profile-option.ts';

it.each([
  ['statistics', 'statistics'],
  ['courses', 'courses'],
  ['tracks', 'tracks'],
  ['history-order', 'history-order'],
  ['indication', 'indication'],
  ['favorite', 'favorite'],
  [undefined, 'statistics'],
  ['', 'statistics'],
  ['History-Order', 'statistics'],
  ['pedidos', 'statistics'],
])('the profile at %j shows %s', (written, option) => {
  expect(profileOptionOf(written)).toBe(option);
});
