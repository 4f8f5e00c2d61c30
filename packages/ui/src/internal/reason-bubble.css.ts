import { style } from '@vanilla-extract/css';
import { prefers } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';
import { offPaper } from './off-paper.ts';

const { color, font, space } = vars;

/** Stands in the top layer, so that neither a dialog nor what cuts its surroundings off covers it. */
export const bubble = style(
  layered({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    inlineSize: 'max-content',
    maxInlineSize: 'min(20rem, calc(100vw - 16px))',
    paddingBlock: space.xs,
    paddingInline: space.s,
    border: 'none',
    borderRadius: vars.radius.small,
    backgroundColor: color.bg.inverse,
    color: color.fg.inverse,
    fontFamily: font.family.body,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    overflowWrap: 'anywhere',
    // An open dialog takes the pointer from the body around it.
    pointerEvents: 'auto',
    '@media': {
      [prefers.forcedColors]: { border: '1px solid CanvasText' },
      ...offPaper,
    },
  }),
);
