import { globalStyle, style } from '@vanilla-extract/css';

/** One place for the logos of all brands, so that nothing moves when the drawing has come. */
export const logo = style({
  inlineSize: '104px',
  blockSize: '28px',
  objectFit: 'contain',
  objectPosition: 'left',
});
/** The logo of the light scheme; gives way to the other one in the dark. */
export const byDay = style([logo]);
/** The logo of the dark scheme. */
export const byNight = style([logo, { display: 'none' }]);

const dark = '[data-scheme="dark"]';
globalStyle(`${dark} ${byDay}`, { display: 'none' });
globalStyle(`${dark} ${byNight}`, { display: 'block' });
const system = ':root:not([data-scheme])';
globalStyle(`${system} ${byDay}`, { '@media': { '(prefers-color-scheme: dark)': { display: 'none' } } });
globalStyle(`${system} ${byNight}`, { '@media': { '(prefers-color-scheme: dark)': { display: 'block' } } });
