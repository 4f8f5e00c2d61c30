import type { ErrorCode } from '@student/domain';
import { ApiError, type ApiErrorFacts } from './api-error.ts';

/** Codes that the wire layer itself gives; every other code is the server's own. */
export type WireCode = Extract<
  ErrorCode,
  | 'NO_RESPONSE'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'UNEXPECTED_ERROR'
  | 'ACCESS_SESSION_EXPIRED'
  | 'NOT_IMPLEMENTED'
  | 'INVALID_ID'
>;

/** Words of the faults that the client tells itself; a refusal brings the words of the server. What events have not is refused in the words of PLAYER-26. */
export const wireMessages = {
  NO_RESPONSE: 'Erro de conexão.',
  TIMEOUT: 'Erro de conexão.',
  ABORTED: 'Ocorreu um erro inesperado.',
  UNEXPECTED_ERROR: 'Ocorreu um erro inesperado.',
  ACCESS_SESSION_EXPIRED: 'Faça seu login novamente.',
  NOT_IMPLEMENTED: 'Not implemented',
  INVALID_ID: 'ID não é válido.',
} as const satisfies Record<WireCode, string>;

/** An error of the wire layer itself, with its words. */
export function wireError(code: WireCode, facts: Omit<ApiErrorFacts, 'code' | 'message'> = {}): ApiError {
  return new ApiError({ ...facts, code, message: wireMessages[code] });
}
