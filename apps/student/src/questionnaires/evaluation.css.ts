import { vars } from '@student/ui/theme';
import { style } from '@vanilla-extract/css';

/** The picture of a question: its place is kept while it comes. */
export const image = style({
  inlineSize: '100%',
  maxInlineSize: '40rem',
  aspectRatio: '2',
  objectFit: 'contain',
  borderRadius: vars.radius.media,
  backgroundColor: vars.color.bg.sunken,
});
