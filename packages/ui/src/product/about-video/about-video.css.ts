import { type StyleRule, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

const layered = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [layers.product]: rule },
});

export const frame = style(
  layered({
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '16 / 9',
    borderRadius: vars.radius.media,
    backgroundColor: vars.color.bg.sunken,
    boxShadow: vars.shadow.raised,
  }),
);

export const video = style(layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
