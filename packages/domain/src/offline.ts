import type { ErrorCode } from './errors.ts';

/** Whether the call never reached the server (CALLS-07), by what it threw or what a statechart has kept of that. */
export const isOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && unreached.includes(error.code);

const unreached: readonly unknown[] = ['NO_RESPONSE', 'TIMEOUT'] satisfies ErrorCode[];
