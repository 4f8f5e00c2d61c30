type Openable = { isBlocked: boolean; isReleased: boolean };
type Studied = Openable & { status: { finishedAt?: unknown } };

/** Tells whether a content can be opened: released and not blocked (PLAYER-20, COURSE-10). */
export function isOpenable(content: Openable): boolean {
  return content.isReleased && !content.isBlocked;
}

/** Index of the first blocked content; `undefined` when none is (PLAYER-22). */
export function lockedIndexOf(contents: readonly { isBlocked: boolean }[]): number | undefined {
  const index = contents.findIndex((content) => content.isBlocked);
  return index === -1 ? undefined : index;
}

/** The index before, never below the first: the list does not wrap (PLAYER-21). */
export function previousIndex(index: number): number {
  return Math.max(0, index - 1);
}

/** The index after, never above the last: the list does not wrap (PLAYER-21). */
export function nextIndex(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index + 1));
}

/**
 * Where the previous and next controls of the player lead from `index`; `undefined` disables the control.
 * `isNextLocked` tells that the next one exists but is locked, so that a lock can be drawn (PLAYER-20 to PLAYER-22).
 */
export function contentNavigation<Content extends Openable>(
  contents: readonly Content[],
  index: number,
): { previous: Content | undefined; next: Content | undefined; isNextLocked: boolean } {
  const before = previousIndex(index);
  const after = nextIndex(index, contents.length);
  const previous = before === index ? undefined : contents[before];
  const next = after === index ? undefined : contents[after];
  const isLocked = next !== undefined && (after === lockedIndexOf(contents) || !isOpenable(next));
  return {
    previous: previous && isOpenable(previous) ? previous : undefined,
    next: isLocked ? undefined : next,
    isNextLocked: isLocked,
  };
}

/** The first content that can be opened and is not finished; `undefined` where there is none. */
export function contentToOpen<Content extends Studied>(contents: readonly Content[]): Content | undefined {
  return contents.find((content) => isOpenable(content) && !content.status.finishedAt);
}

/** The content that continue opens: the first unfinished one that can be opened, else the first of all (DASH-09). */
export function contentToContinue<Content extends Studied>(
  contents: readonly Content[],
): Content | undefined {
  return contentToOpen(contents) ?? contents[0];
}
