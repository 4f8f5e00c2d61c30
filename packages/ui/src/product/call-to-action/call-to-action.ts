import { vars } from '../../theme/contract.css.ts';

/** The one thing that a visitor is asked for looks the same wherever it stands: the accent's fill, as high as a thumb needs. */
export const callToActionVars = {
  [vars.color.bg.brand]: vars.color.bg.accent,
  [vars.color.bg.brandHover]: vars.color.bg.accentHover,
  [vars.color.bg.brandActive]: vars.color.bg.accentActive,
  [vars.color.fg.onBrand]: vars.color.fg.onAccent,
  [vars.size.controlMedium]: vars.size.touch,
};
