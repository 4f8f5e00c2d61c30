import type { Platform } from '../../platform.ts';

type Turn = {
  platform: Pick<Platform, 'locks' | 'databaseName'>;
  personId: number | undefined;
  content: string;
  /** Another window counts; this one does. */
  onYield: () => void;
  onTake: () => void;
};

/**
 * Lets one window of a person count the time of a content: two that play it side by side are studied once (PLAYER-11). The first one
 * that plays counts until it stops; then the next. Where the browser has no locks, or refuses them, each counts.
 *
 * @returns ends the turn
 */
export function takeStudyTurn({ platform, personId, content, onYield, onTake }: Turn): () => void {
  const { locks, databaseName } = platform;
  if (!locks) return () => {};
  const name = `${databaseName}/study/${personId}/${content}`;
  const end = new AbortController();
  const { signal } = end;
  const ended = new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  const count = () => {
    if (signal.aborted) return undefined;
    onTake();
    return ended;
  };
  const take = async () => {
    const isFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await count();
      return lock !== null;
    });
    if (isFree || signal.aborted) return;
    onYield();
    await locks.request(name, { signal }, count);
  };
  // Without a lock, and without a word that another window counts, nobody loses what they study.
  take().catch(() => signal.aborted || onTake());
  return () => end.abort();
}
