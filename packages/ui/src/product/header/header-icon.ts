import { vars } from '../../theme/contract.css.ts';

/** The side of an icon in the bar: it grows with the text as far as its button has room. */
export const headerIcon = `min(${vars.size.iconMedium}, 32px)`;
