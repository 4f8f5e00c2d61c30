import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingRules } from '../../theme/focus-ring.css.ts';
import { layers } from '../../theme/layers.css.ts';

export const stars = style(
  layered({ display: 'inline-flex', marginInlineStart: `calc(-1 * ${vars.space.xs})` }),
);

export const star = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
  }),
);

export { visuallyHidden as radio } from '../visually-hidden/visually-hidden.css.ts';

const glyph = 'svg';
globalStyle(
  `${star} > ${glyph}`,
  layered({
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: vars.radius.small,
    color: vars.color.border.control,
    fill: 'transparent',
    '@media': {
      [prefers.motion]: { transition: `color ${vars.motion.fast}, fill ${vars.motion.fast}` },
    },
  }),
);
globalStyle(`${star} > :focus-visible + ${glyph}`, layered(focusRingRules));
globalStyle(`${star} > :disabled + ${glyph}`, layered({ color: vars.color.border.disabled }));

const filled = {
  '@layer': { [layers.components]: { color: vars.color.rating.on, fill: 'currentColor' } },
};
/** Every star up to the chosen one, told by shape too: filled against outlined. */
globalStyle(
  `${stars} ${star}:has(~ ${star} :checked) ${glyph}, ${stars} ${star}:has(:checked) ${glyph}`,
  filled,
);
/* What was sent already answers no pointer. */
const open = `${stars}:not(:has(:disabled))`;
globalStyle(`${open}:hover ${star}:has(~ ${star}:hover) ${glyph}, ${open} ${star}:hover ${glyph}`, {
  '@media': { [prefers.hover]: filled },
});
globalStyle(`${open}:hover ${star}:hover ~ ${star} ${glyph}`, {
  '@media': { [prefers.hover]: { '@layer': { [layers.components]: { fill: 'transparent' } } } },
});
