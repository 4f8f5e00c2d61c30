import { ApiError } from '@student/api-client';
import { expect, test } from 'vitest';
import { isExpired, isMissing, isOffline } from './failures.ts';

const words = { message: 'Não deu.' };
const noResponse = new ApiError({ code: 'NO_RESPONSE', ...words });
const timeout = new ApiError({ code: 'TIMEOUT', ...words });
const missing = new ApiError({ code: 'NOT_FOUND', status: 404, ...words });
const expired = new ApiError({ code: 'ACCESS_SESSION_EXPIRED', status: 403, ...words });

test.each([
  ['no answer', noResponse, 'offline'],
  ['an answer that took too long', timeout, 'offline'],
  ['what a statechart has kept of it', { code: 'TIMEOUT', message: undefined }, 'offline'],
  ['a thing that is not there', missing, 'missing'],
  ['a session that is over', expired, 'expired'],
  ['any other error', new Error('no'), undefined],
  ['nothing', null, undefined],
  ['a text', 'NO_RESPONSE', undefined],
])('%s is known as what it is', (_, error, kind) => {
  expect({ offline: isOffline(error), missing: isMissing(error), expired: isExpired(error) }).toEqual({
    offline: kind === 'offline',
    missing: kind === 'missing',
    expired: kind === 'expired',
  });
});
