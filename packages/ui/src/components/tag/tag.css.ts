import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { tagTones } from './tag.variants.ts';

const { color, font, space } = vars;

const paint = {
  neutral: { backgroundColor: color.bg.hover, color: color.fg.default },
  brand: { backgroundColor: color.bg.brandSoft, color: color.fg.brand },
  accent: { backgroundColor: color.bg.accentSoft, color: color.fg.accent },
  positive: { backgroundColor: color.bg.positiveSoft, color: color.fg.positive },
  caution: { backgroundColor: color.bg.cautionSoft, color: color.fg.caution },
  critical: { backgroundColor: color.bg.criticalSoft, color: color.fg.critical },
  info: { backgroundColor: color.bg.infoSoft, color: color.fg.info },
  promote: { backgroundColor: color.bg.promoteSoft, color: color.fg.promote },
};

export const tag = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    // as wide as its words also where a column stretches what stands in it
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    paddingBlock: '2px',
    paddingInline: space.xs,
    borderRadius: `var(--ui-tag-radius, ${vars.radius.small})`,
    fontSize: font.size.xs,
    lineHeight: font.lineHeight.xs,
    fontWeight: font.weight.medium,
    letterSpacing: font.tracking.label,
    overflowWrap: 'break-word',
    selectors: Object.fromEntries(tagTones.map((tone) => [`&[data-tone="${tone}"]`, paint[tone]])),
    '@media': {
      [prefers.forcedColors]: { border: '1px solid CanvasText' },
      [prefers.print]: { border: '1px solid' },
    },
  }),
);

globalStyle(`${tag} > svg`, layered({ flexShrink: 0, inlineSize: '1.1em', blockSize: '1.1em' }));
