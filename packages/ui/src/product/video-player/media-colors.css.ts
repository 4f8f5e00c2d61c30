import { vars } from '../../theme/contract.css.ts';

const light = (share: number) => `color-mix(in srgb, ${vars.color.fg.onMedia} ${share}%, transparent)`;

/** Over a picture every component reads light on dark, whatever the scheme. */
export const mediaColors = {
  [vars.color.fg.default]: vars.color.fg.onMedia,
  [vars.color.fg.muted]: vars.color.fg.onMedia,
  [vars.color.bg.hover]: light(16),
  [vars.color.bg.active]: light(26),
  [vars.color.bg.selected]: light(20),
  [vars.color.fg.brand]: vars.color.fg.onMedia,
};
