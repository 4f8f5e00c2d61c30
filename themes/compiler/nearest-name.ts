/** The known name that differs least, as a question for whoever mistyped one; absent where none comes near. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = 4;
  for (const other of known) {
    const distance = distanceOf(name, other);
    if (distance < least) [best, least] = [other, distance];
  }
  return best === undefined ? undefined : `did you mean "${best}"?`;
}

function distanceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 3) return 9;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 9;
}
