/**
 * The ids as they stand, with what a person made of one of them. What was drawn when they pressed (`chosen`) tells only whether that
 * one is on: a press before it may not be drawn yet, and the same press once more changes nothing.
 */
export function withChange(ids: readonly number[], chosen: readonly string[], changed: string): number[] {
  const id = Number(changed);
  const others = ids.filter((each) => each !== id);
  return chosen.includes(changed) ? [...others, id] : others;
}
