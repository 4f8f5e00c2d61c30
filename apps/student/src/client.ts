import { createClient } from '@student/api-client';
import { fetchOnce } from './early-calls.ts';

/** The app's way to the server: its own origin, with cookies (CALLS-01, CALLS-02). */
export const { request } = createClient({
  fetch: fetchOnce,
  onDroppedRows: ({ row, issues }) => console.warn(`Rows left out of ${row}`, issues),
});
