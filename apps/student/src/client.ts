import { createClient } from '@student/api-client';
import { takeEarlyCall } from './early-calls.ts';
import type { Platform } from './platform.ts';

/** The client of one app: its own origin, with cookies (CALLS-01, CALLS-02). Loaded with the first call (request.ts). */
export const clientOf = ({ fetch, earlyCalls }: Platform) =>
  createClient({
    fetch: takeEarlyCall(fetch, earlyCalls),
    onDroppedRows: ({ row, issues }) => console.warn(`Rows left out of ${row}`, issues),
  });
