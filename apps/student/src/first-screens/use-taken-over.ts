import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the app draws by itself, rather than going over what the document has drawn before its code came. Then is the time for what
 * the document cannot know: who is there, what the address asks for, and what has code of its own.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
