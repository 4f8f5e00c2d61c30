import { vars } from '@student/ui/theme';
import { style } from '@vanilla-extract/css';

/** Steps of little text stand in the same room as the others, so that the buttons below them keep their place. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space.m,
  minBlockSize: 'min(22rem, 42dvh)',
});

export const art = style({ inlineSize: 'min(15rem, 100%, 34dvh)', blockSize: 'auto', marginInline: 'auto' });

/** Dots above the two buttons. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  inlineSize: '100%',
});
