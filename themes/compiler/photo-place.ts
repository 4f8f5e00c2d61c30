/** The hero's room, in CSS pixels, 4:3. */
export const heroRoom = { width: 960, height: 720 };

/**
 * Which part of a photograph is kept where it has more than its room: in per cent from its left and upper edge, as `object-position`
 * has it.
 */
export interface PhotoFocus {
  x: number;
  y: number;
}

export const middle: PhotoFocus = { x: 50, y: 50 };

interface Size {
  width: number;
  height: number;
}

/**
 * Where a photograph lies in a room, and how large, in whole pixels. One without a clear ground fills the room and loses what lies
 * beyond; a cut-out stays whole and stands in the lower right corner. The build of a brand and the page for trying one both ask here.
 */
export function placeIn(
  room: Size,
  { width, height }: Size,
  { isCutOut, focus }: { isCutOut: boolean; focus: PhotoFocus },
): Size & { left: number; top: number } {
  const [across, down] = [room.width / width, room.height / height];
  const scale = isCutOut ? Math.min(across, down) : Math.max(across, down);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const at = isCutOut ? { x: 100, y: 100 } : focus;
  return {
    ...size,
    left: part(room.width - size.width, at.x),
    top: part(room.height - size.height, at.y),
  };
}

/** A share of what is over, in whole pixels; `|| 0`, because none of something negative would be -0. */
const part = (over: number, percent: number) => Math.round((over * percent) / 100) || 0;
