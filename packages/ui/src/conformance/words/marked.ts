import type { OwnWords } from './read.ts';

type Marked = { [name: string]: Marked | string | (() => string) };

/** The whole catalogue with a mark in place of every word: `«carousel.next»`. */
export function markedWords(all: readonly OwnWords[]): Marked {
  const marked: Marked = {};
  for (const { name, words } of all) {
    for (const { key, kind } of words) {
      const mark = `«${name}.${key}»`;
      const path = [name, ...key.split('.')];
      const last = path.pop() ?? '';
      let at = marked;
      for (const step of path) at = descend(at, step);
      at[last] = kind === 'function' ? () => mark : mark;
    }
  }
  return marked;
}

function descend(at: Marked, step: string): Marked {
  const next = at[step];
  if (typeof next === 'object') return next;
  const made: Marked = {};
  at[step] = made;
  return made;
}
