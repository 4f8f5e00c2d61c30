import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInsideRules } from '../../theme/focus-ring.css.ts';

export const multiSelect = style(layered({ position: 'relative', minInlineSize: 0, inlineSize: '100%' }));
export const anchor = style(layered({ position: 'relative' }));

export const chevron = style(
  layered({
    display: 'grid',
    selectors: { '&[data-open]': { rotate: '180deg' } },
    '@media': { [prefers.motion]: { transition: `rotate ${vars.motion.fast} ${vars.motion.standard}` } },
  }),
);

/** Lies over the chevron; a button of its own, so that a finger and a voice can open the list. */
export const toggle = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: vars.size.touch,
    borderRadius: vars.radius.control,
    selectors: { '&:focus-visible': { ...focusRingInsideRules, borderRadius: vars.radius.control } },
  }),
);

const popup = {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  zIndex: vars.layer.menu,
  padding: vars.space.xxs,
  border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.raised,
  boxShadow: vars.shadow.raised,
} as const;

export const list = style(
  layered({
    ...scrollRules.block,
    ...popup,
    maxBlockSize: 'min(20rem, 50vh)',
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const none = style(layered({ ...popup, padding: vars.space.m, color: vars.color.fg.muted }));

export const option = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-highlighted]': {
        backgroundColor: vars.color.bg.hover,
        outline: `2px solid ${vars.color.focus.outer}`,
        outlineOffset: '-2px',
      },
    },
  }),
);

export const selected = style(
  layered({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.medium,
    color: vars.color.fg.brand,
  }),
);
export { visuallyHidden as unseen } from '../visually-hidden/visually-hidden.css.ts';
