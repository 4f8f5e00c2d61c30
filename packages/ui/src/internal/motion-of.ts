import { type contract, variableOf } from '../theme/contract.ts';

type Motion = typeof contract.motion;
type NamesOf<Kind> = { [Name in keyof Motion]: Motion[Name] extends Kind ? Name : never }[keyof Motion];

/** A time and a curve of the brand for an animation by script, as they hold at an element. */
export function motionOf(
  element: Element,
  time: NamesOf<'duration'>,
  curve: NamesOf<'cubicBezier'>,
): { duration: number; easing: string } {
  const style = getComputedStyle(element);
  const read = (name: keyof Motion) => style.getPropertyValue(variableOf(['motion', name])).trim();
  const duration = Number.parseFloat(read(time)) * (read(time).endsWith('ms') ? 1 : 1000);
  return { duration: duration || 0, easing: read(curve) || 'linear' };
}
