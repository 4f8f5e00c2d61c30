import { ApiError } from '@student/api-client';
import { expect, it } from 'vitest';
import { errorText } from './errors.ts';

it.each([
  ['the product', new ApiError({ code: 'OUT_OF_STOCK', message: 'Acabou.' }), 'Acabou.'],
  ['the product, without words', new ApiError({ code: 'OUT_OF_STOCK', message: '' }), 'Produto sem estoque.'],
  ['a mistake in the program', new TypeError('x is not a function'), 'Ocorreu um erro inesperado.'],
  ['nobody knows where', 'ops', 'Ocorreu um erro inesperado.'],
])(
  'an error of %s says its own words, or that it was not expected (CALLS-11, CALLS-15)',
  (_, error, text) => {
    expect(errorText(error)).toBe(text);
  },
);
