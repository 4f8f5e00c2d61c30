import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const alertIcon = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    marginBlockEnd: vars.space.m,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.bg.infoSoft,
    color: vars.color.fg.info,
    selectors: {
      '&[data-tone="critical"]': {
        backgroundColor: vars.color.bg.criticalSoft,
        color: vars.color.fg.critical,
      },
    },
  }),
);

globalStyle(`${alertIcon} > svg`, layered({ inlineSize: '1.5rem', blockSize: '1.5rem' }));

export const alertMessage = style(
  layered({
    fontSize: vars.font.size.l,
    lineHeight: vars.font.lineHeight.l,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);
