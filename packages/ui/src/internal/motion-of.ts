type Time = 'fast' | 'base' | 'slow' | 'page' | 'carousel';
type Curve = 'standard' | 'enter' | 'exit';

/** A time and a curve of the brand for an animation by script, as they hold at an element. */
export function motionOf(element: Element, time: Time, curve: Curve): { duration: number; easing: string } {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--ui-motion-${name}`).trim();
  const duration = Number.parseFloat(read(time)) * (read(time).endsWith('ms') ? 1 : 1000);
  return { duration: duration || 0, easing: read(curve) || 'linear' };
}
