import { describe, expect, test } from 'vitest';
import { type FaultName, faultNames } from '../faults.ts';
import { answered, openStage, told } from './walk.ts';

const connection = 'Erro de conexão.';
const unexpected = { code: 'UNEXPECTED_ERROR', message: 'Ocorreu um erro inesperado.' };

/** What the error table (CALLS-06 to CALLS-10) makes of each fault; a client that waits 10 ms gives up on the slow. */
const expected: Record<FaultName, { code: string; message: string }> = {
  slow: { code: 'TIMEOUT', message: connection },
  silent: { code: 'TIMEOUT', message: connection },
  dropped: { code: 'NO_RESPONSE', message: connection },
  lost: { code: 'NO_RESPONSE', message: connection },
  expired: { code: 'ACCESS_SESSION_EXPIRED', message: 'Faça seu login novamente.' },
  failing: { code: 'SERVICE_UNAVAILABLE', message: 'O serviço está indisponível. Tente mais tarde.' },
  failingSilently: unexpected,
  refusing: { code: 'VALIDATION_ERROR', message: 'O primeiro campo não é válido.' },
  empty: unexpected,
  broken: unexpected,
  wrongSchema: unexpected,
};

const names = Object.keys(faultNames) as FaultName[];

/** What the client treats alike: how a call is sent, what it answers with, and who may make it. */
const kindOf = ({ endpoint }: (typeof answered)[number]) =>
  [
    endpoint.method,
    endpoint.definition.file ? 'file' : 'data',
    endpoint.definition.sends ?? 'json',
    endpoint.auth,
  ].join(' ');

const oneOfEachKind = [...new Map(answered.map((operation) => [kindOf(operation), operation])).values()];

// Each schema can be wrong by itself; whatever else goes wrong is read by one code path per kind of call.
describe.each(names)('%s', (fault) => {
  const isAwaited = expected[fault].code === 'TIMEOUT';
  const stage = openStage({ faults: { '*': fault } }, isAwaited ? 10 : 10_000);

  test.each(fault === 'wrongSchema' ? answered : oneOfEachKind)('$endpoint.row', async (operation) => {
    const { error } = await stage.call(operation);
    expect(told(error)).toEqual(expected[fault]);
  });
});
