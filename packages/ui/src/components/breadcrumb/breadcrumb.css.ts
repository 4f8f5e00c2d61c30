import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { below, from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const places = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);

export const place = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: 0,
    '@media': { [below('medium')]: { selectors: { '&:not([data-place="parent"])': { display: 'none' } } } },
  }),
);

const linkRules = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xxs,
  color: vars.color.fg.link,
  textDecoration: 'none',
} as const;

export const link = style(
  layered({
    ...linkRules,
    selectors: { '&[aria-current="page"]': { color: vars.color.fg.muted, pointerEvents: 'none' } },
    '@media': {
      [prefers.hover]: { ':hover': { color: vars.color.fg.linkHover, textDecoration: 'underline' } },
    },
  }),
);

export const separator = style(
  layered({
    display: 'inline-flex',
    color: vars.color.fg.subtle,
    '@media': { [below('medium')]: { display: 'none' } },
  }),
);
export const back = style(
  layered({
    display: 'inline-flex',
    color: vars.color.fg.link,
    '@media': { [from('medium')]: { display: 'none' } },
  }),
);

export const backLink = style(
  layered({
    ...linkRules,
    gap: vars.space.xxs,
    paddingInline: 0,
    fontWeight: vars.font.weight.medium,
    '@media': {
      [prefers.hover]: { ':hover': { color: vars.color.fg.linkHover, textDecoration: 'underline' } },
    },
  }),
);
