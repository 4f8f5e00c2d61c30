import { expect, it } from 'vitest';
import { failureOf } from './failure.ts';

const unexpected = { code: 'UNEXPECTED_ERROR', message: undefined };

it.each([
  [undefined, unexpected],
  [null, unexpected],
  ['text', unexpected],
  [new Error('no code'), unexpected],
  [{ code: 7, message: 'number' }, unexpected],
  [{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND', message: undefined }],
  [
    { code: 'NOT_FOUND', message: '' },
    { code: 'NOT_FOUND', message: undefined },
  ],
  [
    { code: 'NOT_FOUND', message: 'Não há.' },
    { code: 'NOT_FOUND', message: 'Não há.' },
  ],
  [
    { code: 'INVENTED_LATER', message: 'Novo.' },
    { code: 'UNEXPECTED_ERROR', message: 'Novo.' },
  ],
  [
    {
      code: 'VALIDATION_ERROR',
      message: 'Fraca.',
      errors: [
        { code: 'WEAK_PASSWORD', field: 'password', message: 'Fraca.' },
        { code: 'TOO_SHORT', field: 'password', message: 'Curta.' },
        { code: 'REQUIRED', field: null, message: 'Algo falta.' },
      ],
    },
    { code: 'VALIDATION_ERROR', message: 'Fraca.', fields: { password: 'Fraca.' } },
  ],
  [
    { code: 'VALIDATION_ERROR', errors: [] },
    { code: 'VALIDATION_ERROR', message: undefined },
  ],
  [
    { code: 'VALIDATION_ERROR', errors: 'none' },
    { code: 'VALIDATION_ERROR', message: undefined },
  ],
])('%j', (error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});

it('a failure is read as itself', () => {
  const failure = { code: 'VALIDATION_ERROR', message: 'Fraca.', fields: { password: 'Fraca.' } } as const;
  expect(failureOf(failure)).toEqual(failure);
});
