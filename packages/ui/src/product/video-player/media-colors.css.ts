import { vars } from '../../theme/contract.css.ts';

/** Over a picture every component reads light on dark, whatever the scheme. */
export const mediaColors = {
  [vars.color.fg.default]: vars.color.fg.onMedia,
  [vars.color.fg.muted]: vars.color.fg.onMedia,
  [vars.color.bg.hover]: 'rgb(255 255 255 / 0.16)',
  [vars.color.bg.active]: 'rgb(255 255 255 / 0.26)',
  [vars.color.bg.selected]: 'rgb(255 255 255 / 0.2)',
  [vars.color.fg.brand]: vars.color.fg.onMedia,
};
