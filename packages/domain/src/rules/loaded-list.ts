/**
 * A list that loads more: index 0 replaces it, any other index appends (DASH-10, PILL-03, TRACK-05, PROFILE-14). What is
 * there already is not appended again.
 */
export function withLoaded<Item extends { id: number | string }>(
  items: readonly Item[],
  index: number,
  loaded: readonly Item[],
): Item[] {
  if (index === 0) return [...loaded];
  const present = new Set(items.map((item) => item.id));
  return [...items, ...loaded.filter((item) => !present.has(item.id))];
}
