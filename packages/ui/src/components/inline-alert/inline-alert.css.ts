import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, font } = vars;
const ink = createVar('ink');

export const inlineAlert = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s,
    padding: space.m,
    border: `${vars.borderWidth.thin} solid color-mix(in oklab, ${ink} 35%, transparent)`,
    borderRadius: vars.radius.control,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    color: color.fg.default,
    selectors: {
      '&[data-tone="info"]': { vars: { [ink]: color.fg.info }, backgroundColor: color.bg.infoSoft },
      '&[data-tone="positive"]': {
        vars: { [ink]: color.fg.positive },
        backgroundColor: color.bg.positiveSoft,
      },
      '&[data-tone="caution"]': { vars: { [ink]: color.fg.caution }, backgroundColor: color.bg.cautionSoft },
      '&[data-tone="critical"]': {
        vars: { [ink]: color.fg.critical },
        backgroundColor: color.bg.criticalSoft,
      },
      '&[data-variant="banner"]': {
        borderWidth: 0,
        borderBlockEndWidth: vars.borderWidth.thin,
        borderRadius: 0,
        justifyContent: 'center',
        alignItems: 'center',
        paddingBlock: space.s,
      },
    },
    '@media': {
      [prefers.forcedColors]: { border: '1px solid CanvasText' },
      [prefers.print]: { border: '1px solid', breakInside: 'avoid' },
    },
  }),
);

globalStyle(
  `${inlineAlert} > svg`,
  layered({ flexShrink: 0, inlineSize: vars.size.iconMedium, blockSize: vars.size.iconMedium, color: ink }),
);
/* The button must not make a one-line message higher. */
globalStyle(`${inlineAlert} > button`, layered({ marginBlock: `calc(-1 * ${space.xs})` }));

export const alertText = style(
  layered({
    flex: '1 1 auto',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { [`${inlineAlert}[data-variant="banner"] > &`]: { flexGrow: 0 } },
  }),
);
export const alertTitle = style(layered({ display: 'block', fontWeight: font.weight.bold }));
export const alertAction = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlockStart: space.s }),
);
