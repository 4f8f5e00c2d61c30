import { ApiError } from '@student/api-client';
import type { ErrorCode } from '@student/domain';

/** Whether the server said that the session is over (CALLS-06). */
export const isExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ACCESS_SESSION_EXPIRED';

/** Whether the server has no such thing, or not for this person. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Whether the call never reached the server (CALLS-07), by what it threw or what a statechart has kept of that. */
export const isOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && unreached.includes(error.code);

const unreached: readonly unknown[] = ['NO_RESPONSE', 'TIMEOUT'] satisfies ErrorCode[];
