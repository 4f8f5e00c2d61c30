import { createClient } from '@student/api-client';
import { takeEarlyCall } from './early-calls.ts';
import type { Platform } from './platform.ts';
import type { ServerClock } from './server-clock.ts';

/**
 * The client of one app: its own origin, with cookies (CALLS-01, CALLS-02). Loaded with the first call (request.ts). What the
 * document has asked before was answered a while ago, so that the clock does not hear of it.
 */
export const clientOf = ({ fetch, earlyCalls }: Platform, clock?: ServerClock) =>
  createClient({
    fetch: takeEarlyCall(clock ? clock.heardFrom(fetch) : fetch, earlyCalls),
    onDroppedRows: ({ row, issues }) => console.warn(`Rows left out of ${row}`, issues),
  });
