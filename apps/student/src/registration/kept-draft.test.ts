import { emptyRegistration } from '@student/domain';
import { expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts';

const draft = {
  ...emptyRegistration,
  name: 'Paula Reis Andrade',
  isForeigner: true,
  password: 'Nuvem#4821',
  passwordConfirmation: 'Nuvem#4821',
};

it('a draft comes back without its passwords, and is gone once it is forgotten', () => {
  const storage = memoryStorage();
  keepDraft(storage, draft);
  expect(storage.getItem('registration')).not.toContain('Nuvem');
  expect(readDraft(storage)).toEqual({ ...draft, password: '', passwordConfirmation: '' });
  forgetDraft(storage);
  expect([storage.getItem('registration'), readDraft(storage)]).toEqual([null, emptyRegistration]);
});

it.each(['', 'nada', '{"name":', '[]'])('%j is an empty draft', (kept) => {
  expect(readDraft(memoryStorage({ registration: kept }))).toEqual(emptyRegistration);
});
