import { expect, test } from 'vitest';
import { refusing } from './outcome.ts';
import { StoreConflict } from './store/store.ts';

/** What a race leaves to the store: the record that was looked at before is gone, or somebody else was first. */
test.each([
  ['a reference to what is gone', 'notes', 'reference', 404, 'NOT_FOUND'],
  ['a change of what is gone', 'notes', 'missing', 404, 'NOT_FOUND'],
  ['an e-mail address that is taken', 'people', 'unique', 409, 'ALREADY_REGISTERED'],
  ['a seat that the person has', 'seats', 'unique', 409, 'ALREADY_ENROLLED'],
  ['anything else that is there already', 'favorites', 'unique', 409, 'VALIDATION_ERROR'],
] as const)('%s is refused in the words of the contract', (_, collection, kind, status, code) => {
  const outcome = refusing(() => {
    throw new StoreConflict(collection, kind, 'of the store');
  });
  expect(outcome).toMatchObject({ status, body: expect.stringContaining(`"code":"${code}"`) });
  expect(outcome).toMatchObject({ body: expect.not.stringContaining('of the store') });
});
