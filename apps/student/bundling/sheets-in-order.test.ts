import { expect, it } from 'vitest';
import { inOrder } from './sheets-in-order.ts';

const shared = ['styles.css', 'everywhere.css', 'shared.css'];

it.each([
  ['the first one alone', ['styles.css'], ['styles.css']],
  ['one that stands upon others', ['shared.css'], shared],
  ['shared ones in another order', ['everywhere.css', 'styles.css'], ['styles.css', 'everywhere.css']],
  ['one of a place', ['course.css', 'styles.css'], [...shared, 'course.css']],
])('%s comes with all before it', (_what, needed, ordered) => {
  expect(inOrder(needed, shared)).toEqual(ordered);
});
