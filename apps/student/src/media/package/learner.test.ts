import { expect, it } from 'vitest';
import { learnerOf } from './learner.ts';

it.each([
  ['Ana Beatriz Souza', 'Souza, Ana Beatriz'],
  ['  Ana   Souza ', 'Souza, Ana'],
  ['Ana', 'Ana'],
  ['', ''],
])('packages are told of %j as %j (PLAYER-17)', (name, told) => {
  expect(learnerOf({ id: 7, name })).toEqual({ id: '7', name: told });
});
