import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { unseenRules } from '../../internal/unseen.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const strength = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);
export const bars = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space.xxs }),
);
export const bar = style(
  layered({
    blockSize: '6px',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.progress.track,
    border: '1px solid transparent',
    selectors: {
      '[data-strength="weak"] &[data-on]': { backgroundColor: vars.color.border.critical },
      '[data-strength="good"] &[data-on]': { backgroundColor: vars.color.border.caution },
      '[data-strength="strong"] &[data-on]': { backgroundColor: vars.color.border.positive },
    },
    '@media': {
      [prefers.forcedColors]: {
        borderColor: 'CanvasText',
        selectors: { '&[data-on]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
      },
      [prefers.motion]: { transition: `background-color ${vars.motion.fast} ${vars.motion.standard}` },
    },
  }),
);
export const words = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, color: vars.color.fg.muted }),
);
export const word = style(
  layered({
    fontWeight: vars.font.weight.medium,
    selectors: {
      '[data-strength="weak"] &': { color: vars.color.fg.critical },
      '[data-strength="good"] &': { color: vars.color.fg.caution },
      '[data-strength="strong"] &': { color: vars.color.fg.positive },
    },
  }),
);
export const unseen = style(layered(unseenRules));
