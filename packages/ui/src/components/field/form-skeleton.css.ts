import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { mediumControl } from '../../theme/medium-control.css.ts';
import { bone } from '../skeleton/bones.css.ts';

export const form = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s,
    justifyItems: 'start',
  }),
);

export const place = style([
  bone,
  layered({
    inlineSize: '100%',
    blockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-kind="text"]': { blockSize: `calc(3 * ${vars.font.lineHeight.m} + 2 * ${vars.space.s})` },
      '&[data-kind="stars"]': { inlineSize: `calc(5 * ${vars.size.touch})` },
    },
  }),
]);

/** As large as 'Enviar dúvida'. */
export const button = style([
  bone,
  layered({ inlineSize: '10rem', blockSize: mediumControl, borderRadius: vars.radius.button }),
]);
