import type { Value } from '../../../themes/compiler/tokens.ts';

/** Whether the header is a light one, on which the usual logo stands. */
export function hasLightHeader(values: ReadonlyMap<string, Value>): boolean {
  const ground = values.get('color.header.bg');
  return ground?.type === 'color' && Number.parseInt(ground.value.hex.slice(1, 3), 16) > 150;
}
