/** Numbers that look random and are the same for the same name. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number;
  between: (from: number, to: number) => number;
  pick: <T>(of: readonly [T, ...T[]]) => T;
}

/** A number from a text; another letter makes quite another one (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Random numbers that begin from a text (mulberry32). */
export function randomOf(text: string): Random {
  let state = hashOf(text);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (of) => of[Math.floor(next() * of.length)] ?? of[0],
  };
}
