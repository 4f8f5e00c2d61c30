import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

export const flag = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingBlock: '2px',
    paddingInline: space.xs,
    borderRadius: `var(--ui-tag-radius, ${vars.radius.small})`,
    fontSize: font.size.xs,
    lineHeight: font.lineHeight.xs,
    fontWeight: font.weight.bold,
    letterSpacing: font.tracking.label,
    overflowWrap: 'break-word',
    selectors: {
      '&[data-tone="mandatory"]': { backgroundColor: color.bg.critical, color: color.fg.onCritical },
      '&[data-tone="done"]': { backgroundColor: color.bg.positive, color: color.fg.onPositive },
      '&[data-tone="ongoing"]': { backgroundColor: color.bg.raised, color: color.fg.default },
      '&[data-tone="new"]': { backgroundColor: color.bg.promote, color: color.fg.onPromote },
      '&[data-tone="updated"]': { backgroundColor: color.bg.info, color: color.fg.onInfo },
      '&[data-tone="blocked"]': { backgroundColor: color.lock.bg, color: color.lock.fg },
    },
    '@media': {
      [prefers.forcedColors]: { border: '1px solid CanvasText', backgroundColor: 'Canvas' },
      // It lies on a picture.
      [prefers.print]: { border: '1px solid', backgroundColor: 'white !important' },
    },
  }),
);

globalStyle(`${flag} > svg`, layered({ flexShrink: 0, inlineSize: '1.1em', blockSize: '1.1em' }));

export const flags = style(
  layered({
    position: 'absolute',
    insetBlockStart: space.xs,
    insetInline: space.xs,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    pointerEvents: 'none',
  }),
);
