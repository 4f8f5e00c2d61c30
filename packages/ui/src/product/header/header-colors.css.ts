import { vars } from '../../theme/contract.css.ts';

/**
 * The header's own colours under the names that components read: what stands in the bar needs no header variant, it just
 * finds other values there.
 */
export const headerColors = {
  [vars.color.fg.default]: vars.color.header.fg,
  [vars.color.fg.muted]: vars.color.header.muted,
  [vars.color.fg.subtle]: vars.color.header.muted,
  [vars.color.bg.field]: vars.color.header.field,
  [vars.color.bg.hover]: vars.color.header.hover,
  [vars.color.bg.active]: vars.color.header.active,
  [vars.color.border.control]: vars.color.header.border,
  [vars.color.border.controlHover]: vars.color.header.muted,
};
