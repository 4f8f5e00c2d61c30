import { vars } from '../../theme/contract.css.ts';

/** Between a label, what is filled in and its error: the ring around what is typed into needs 4 px of it. */
export const fieldGap = `max(6px, ${vars.space.xxs})`;
