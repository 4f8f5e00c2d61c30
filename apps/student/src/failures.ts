import { ApiError } from '@student/api-client';

const ofPublicCalls = new WeakSet<object>();

/** Remembers that this error is the answer to a call that needs no session: it says nothing of one, and is told where it was asked for. */
export function rememberPublic(error: unknown): void {
  if (typeof error === 'object' && error !== null) ofPublicCalls.add(error);
}

/** Whether the server said that the session is over (CALLS-06). */
export const isExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ACCESS_SESSION_EXPIRED' && !ofPublicCalls.has(error);

/** Whether the server has no such thing, or not for this person. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export { isOffline } from '@student/domain';
