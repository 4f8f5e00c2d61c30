import { type ErrorCode, isErrorCode } from '@student/domain';

/** What went wrong, as a snapshot can keep it: a code, and the server's own sentence when it sent one. */
export type Failure = { code: ErrorCode; message: string | undefined };

/** Reads what a port rejected with. Without a known code it is unexpected; a sentence counts only beside a code. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string') {
    return { code: 'UNEXPECTED_ERROR', message: undefined };
  }
  const message =
    'message' in error && typeof error.message === 'string' && error.message !== ''
      ? error.message
      : undefined;
  return { code: isErrorCode(error.code) ? error.code : 'UNEXPECTED_ERROR', message };
}

/** Tells whether a port failed because the session ended (AUTH-43). */
export function isSessionExpired(error: unknown): boolean {
  return failureOf(error).code === 'ACCESS_SESSION_EXPIRED';
}
