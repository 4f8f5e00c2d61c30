import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { vars } from '../../theme/contract.css.ts';

export const skipLink = style(
  layered({
    position: 'fixed',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    zIndex: vars.layer.tooltip,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bg.raised,
    color: vars.color.fg.link,
    fontWeight: vars.font.weight.bold,
    textDecoration: 'underline',
    '@media': offPaper,
    selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  }),
);
