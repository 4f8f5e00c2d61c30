import { expect, it } from 'vitest';
import { errorCodes, hasNoProblem, isErrorCode, serverCodes, wireCodeOf } from './errors.ts';

it('every code is there once', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
});

it('a client names what it refuses by the codes of the specification (CALLS-13)', () => {
  const named = [
    'INVALID_RATING',
    'INVALID_CONTENT_DOUBT',
    'INVALID_CONTENT_ANNOTATION',
    'INVALID_SPEED_RATE',
    'INVALID_CHECKPOINT',
    'INVALID_ID',
    'EMPTY_FIELD',
  ];
  expect(named.filter((code) => !isErrorCode(code))).toEqual([]);
});

it('a code with a field travels without it', () => {
  expect(wireCodeOf('INVALID_RATING.message')).toBe('INVALID_RATING');
  expect(wireCodeOf('NOT_FOUND')).toBe('NOT_FOUND');
  expect(
    errorCodes
      .filter((code) => code.includes('.'))
      .every((code) => serverCodes.some((known) => known === wireCodeOf(code))),
  ).toBe(true);
});

it('knows its own codes', () => {
  expect(isErrorCode('OUT_OF_STOCK')).toBe(true);
  expect(isErrorCode('toString')).toBe(false);
});

it('tells whether anything was refused', () => {
  expect(hasNoProblem({})).toBe(true);
  expect(hasNoProblem({ name: undefined })).toBe(true);
  expect(hasNoProblem({ name: 'REQUIRED' })).toBe(false);
});
