import { lazy } from 'react';

const fetchCode = () => import('./shell.tsx');

let Fetched: Awaited<ReturnType<typeof fetchCode>>['default'] | undefined;

const Later = lazy(fetchCode);

/**
 * Fetches the code of the shell, so that it is drawn at once, and what stands stays until then, as the landing page does behind a
 * sign-in: React's `lazy` shows what stands in for code even where that is there
 * already, and what has stood in stays for 300 ms.
 */
export async function fetchShell(): Promise<void> {
  Fetched = (await fetchCode()).default;
}

/** The shell: itself where its code has been fetched, otherwise what waits for it. */
export const shellAsFetched = () => Fetched ?? Later;
