import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { whilePointed } from '../../internal/pointed.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

/** One class; `data-tone`, `data-padding` and its states on the same element choose. Depth is the brand's: shadow or line. */
export const card = style(
  layered({
    position: 'relative',
    borderRadius: `var(--ui-card-radius, ${vars.radius.card})`,
    border: `${vars.borderWidth.thin} solid ${color.border.card}`,
    backgroundColor: color.bg.surface,
    boxShadow: vars.shadow.card,
    color: color.fg.default,
    '@media': {
      ...whilePointed(
        `box-shadow ${vars.motion.base} ${vars.motion.standard}, border-color ${vars.motion.base} ${vars.motion.standard}`,
      ),
      [prefers.forcedColors]: { borderColor: 'CanvasText' },
      [prefers.print]: { borderColor: 'currentcolor !important', breakInside: 'avoid' },
    },
    selectors: {
      '&[data-padding="card"]': { padding: vars.space.card },
      '&[data-padding="l"]': { padding: vars.space.l },
      '&[data-tone="sunken"]': { backgroundColor: color.bg.sunken, boxShadow: 'none' },
      '&[data-tone="brand"]': {
        backgroundColor: color.bg.brandSoft,
        borderColor: 'transparent',
        boxShadow: 'none',
      },
      '&[data-tone="accent"]': {
        backgroundColor: color.bg.accentSoft,
        borderColor: 'transparent',
        boxShadow: 'none',
      },
      /* One of many: out of sight it costs neither style nor layout (decision 0551). */
      'li&': {
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 160px',
      },
      '&[data-interactive]:is(:hover, :focus-within)': {
        boxShadow: vars.shadow.cardHover,
        borderColor: `var(--ui-card-border-hover, ${color.border.card})`,
      },
      '&[data-selected]': {
        borderColor: color.border.selected,
        boxShadow: `inset 0 0 0 ${vars.borderWidth.thin} ${color.border.selected}`,
        backgroundColor: color.bg.selected,
      },
      '&[data-blocked]': {
        backgroundColor: color.bg.sunken,
        boxShadow: 'none',
        color: color.fg.muted,
      },
    },
  }),
);

/* A picture at its head, across its width; while it comes, and where it does not, its ground. */
globalStyle(
  `${card} > img`,
  layered({
    inlineSize: '100%',
    aspectRatio: '2',
    objectFit: 'cover',
    marginBlockEnd: vars.space.s,
    borderRadius: vars.radius.media,
    backgroundColor: color.bg.skeleton,
  }),
);
