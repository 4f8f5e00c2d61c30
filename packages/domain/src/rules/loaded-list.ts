/**
 * A list that loads more: index 0 replaces it, any other index appends (DASH-10, PILL-03, TRACK-05, PROFILE-14). What is
 * there already is not appended again.
 *
 * @param keyOf tells items apart; by their id unless told, which rows of several kinds have in common
 */
export function withLoaded<Item extends { id: number | string }>(
  items: readonly Item[],
  index: number,
  loaded: readonly Item[],
  keyOf: (item: Item) => number | string = ({ id }) => id,
): Item[] {
  if (index === 0) return [...loaded];
  const present = new Set(items.map(keyOf));
  return [...items, ...loaded.filter((item) => !present.has(keyOf(item)))];
}
