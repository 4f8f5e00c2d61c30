import { ApiError } from '@student/api-client';

/** Whether the server said that the session is over (CALLS-06). */
export const isExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ACCESS_SESSION_EXPIRED';

/** Whether the server has no such thing, or not for this person. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export { isOffline } from '@student/domain';
