import type { Subject } from './entry.ts';

/** Whether a component draws an element that a caller could mean. */
export const drawsElement = ({ entry }: Subject): boolean => typeof entry.reaches === 'string';

/** The prop that is told of what a person changes: `onValueChange`. */
export const tellingOf = ({ entry: { changes } }: Subject): string | undefined =>
  changes && `on${changes.of.charAt(0).toUpperCase()}${changes.of.slice(1)}Change`;

/** Why something is blocked where the suite blocks it. */
export const blockingReason = '«Conclua o conteúdo anterior»';

/** Props that block the very element that attributes reach; none where it cannot be blocked, or another one is. */
export function blockedItself({ entry: { blocked } }: Subject): object | undefined {
  if (!blocked || blocked.at !== undefined) return undefined;
  return blocked.props?.(blockingReason) ?? { blockedReason: blockingReason };
}

/** An element as a failure names it. */
export function nameOf(thing: unknown): string {
  if (!(thing instanceof Element)) return thing === null || thing === undefined ? 'nothing' : String(thing);
  const role = thing.getAttribute('role');
  return role ? `${thing.localName}[role=${role}]` : thing.localName;
}
