import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { input } from '../field/field.css.ts';

/** Grows with its text where the browser can (`field-sizing`); elsewhere the person drags its corner. */
export const area = style([
  input,
  layered({
    display: 'block',
    minBlockSize: `calc(3 * ${vars.font.lineHeight.m} + 2 * ${vars.space.s})`,
    maxBlockSize: '60vh',
    paddingBlock: vars.space.s,
    resize: 'vertical',
    fieldSizing: 'content',
  } as Parameters<typeof layered>[0]),
]);
