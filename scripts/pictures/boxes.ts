/** A rectangle of a picture, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What changed stands in one box where no more than so many unchanged pixels lie between. */
export const nearness = 24;

/** More boxes than a person goes through help nobody: of more, those that lie nearest are taken together. */
export const mostBoxes = 40;

/** By how many pixels the distance grows at which boxes are joined, while there are too many of them. */
const stride = 8;

/** The first and last column and row. */
interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The places of a picture in which something changed, in the order of reading. No two of them are near each other.
 *
 * @param isChanged whether a pixel changed, by its number: row by row, from the left
 */
export function boxesOf(width: number, height: number, isChanged: (at: number) => boolean): Box[] {
  const finished: Edges[] = [];
  let open: Edges[] = [];
  for (let y = 0; y < height; y++) {
    const runs = runsOf(y, width, isChanged);
    if (runs.length === 0) continue;
    // What lies too far above is met again at the end: only what is open is held against each row.
    finished.push(...open.filter(({ bottom }) => y - bottom - 1 > nearness));
    open = joined([...open.filter(({ bottom }) => y - bottom - 1 <= nearness), ...runs], nearness);
  }
  let near = nearness;
  let all = joined([...finished, ...open], near);
  while (all.length > mostBoxes) {
    near += stride;
    all = joined(all, near);
  }
  return all
    .sort((a, b) => a.top - b.top || a.left - b.left)
    .map(({ left, top, right, bottom }) => ({
      x: left,
      y: top,
      width: right - left + 1,
      height: bottom - top + 1,
    }));
}

/** What changed in a row, as boxes that are one pixel high. */
function runsOf(y: number, width: number, isChanged: (at: number) => boolean): Edges[] {
  const runs: Edges[] = [];
  for (let x = 0; x < width; x++) {
    if (!isChanged(y * width + x)) continue;
    const last = runs.at(-1);
    if (last && x - last.right - 1 <= nearness) last.right = x;
    else runs.push({ left: x, right: x, top: y, bottom: y });
  }
  return runs;
}

/** Takes boxes together until none is near another. */
function joined(boxes: readonly Edges[], near: number): Edges[] {
  const apart: Edges[] = [];
  for (const each of boxes) {
    let box = each;
    const next = () => apart.findIndex((other) => isNear(box, other, near));
    for (let at = next(); at >= 0; at = next()) {
      const [other = box] = apart.splice(at, 1);
      box = around(box, other);
    }
    apart.push(box);
  }
  return apart;
}

const isNear = (one: Edges, other: Edges, near: number) =>
  Math.max(one.left, other.left) - Math.min(one.right, other.right) - 1 <= near &&
  Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom) - 1 <= near;

const around = (one: Edges, other: Edges): Edges => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});
