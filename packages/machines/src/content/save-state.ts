import type { SaveStateName } from './content.types.ts';

/** What the save line shows, from a snapshot's tags: `hasTag` of the content machine is enough. */
export function saveStateOf(snapshot: {
  hasTag: (tag: 'saving' | 'failed' | 'kept' | 'saved') => boolean;
}): SaveStateName {
  if (snapshot.hasTag('saving')) return 'saving';
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.hasTag('kept')) return 'offline';
  return snapshot.hasTag('saved') ? 'saved' : 'idle';
}
