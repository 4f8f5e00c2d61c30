import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { appear } from '../../internal/motion.css.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

export const tooltip = style(
  layered({
    zIndex: vars.layer.tooltip,
    maxInlineSize: 'min(18rem, calc(100vw - 16px))',
    paddingBlock: '6px',
    paddingInline: space.s,
    borderRadius: vars.radius.small,
    backgroundColor: color.bg.inverse,
    color: color.fg.inverse,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    overflowWrap: 'anywhere',
    animation: `${appear} ${vars.motion.fast} ${vars.motion.enter}`,
    '@media': {
      [prefers.reducedMotion]: { animation: 'none' },
      [prefers.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
