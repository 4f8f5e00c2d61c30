import { tokens as contract } from '@student/ui/theme/contract.ts';
import { describe, expect, test } from 'vitest';
import { BrandError } from './compiler/brand-error.ts';
import { cssOf } from './compiler/css.ts';
import { floorOf, floors, orders } from './compiler/floors.ts';
import { brand, problemsOf, px, rem } from './testing/values.ts';

/** Every floor, written out: least, most, and the unit where it has to be one. Whoever moves one moves it here too. */
const allFloors = {
  'size.touch': [44, 64],
  'size.controlSmall': [28, 48],
  'size.controlMedium': [36, 64],
  'size.controlLarge': [44, 80],
  'size.header': [48, 96],
  'size.headerNarrow': [48, 80],
  'size.reading': [480, 840],
  'size.content': [960, 1600],
  'size.wide': [1280, 2400],
  'size.iconSmall': [12, 20],
  'size.iconMedium': [16, 28],
  'size.iconLarge': [20, 48],
  'icon.stroke': [1, 3],
  'font.size.xs': [12, 14, 'rem'],
  'font.size.s': [12, 16, 'rem'],
  'font.size.m': [14, 20, 'rem'],
  'font.size.l': [15, 24, 'rem'],
  'font.size.xl': [17, 32, 'rem'],
  'font.size.xxl': [20, 44, 'rem'],
  'font.size.xxxl': [24, 60, 'rem'],
  'font.size.display': [28, 80, 'rem'],
  'font.weight.regular': [300, 500],
  'font.weight.medium': [400, 700],
  'font.weight.bold': [500, 900],
  'font.weight.heading': [400, 950],
  'font.tracking.body': [-0.5, 1],
  'font.tracking.heading': [-0.8, 2],
  'font.tracking.label': [-0.5, 2],
  'borderWidth.thin': [1, 3],
  'borderWidth.control': [1, 3],
  'borderWidth.thick': [2, 6],
  'motion.fast': [50, 200],
  'motion.base': [100, 400],
  'motion.slow': [150, 600],
  'motion.page': [200, 1200],
  'motion.carousel': [300, 1500],
};

/** Every order, from the first to the last. */
const allOrders = [
  {
    tokens:
      'layer.raised layer.sticky layer.header layer.menu layer.scrim layer.dialog layer.toast layer.tooltip',
    mayEqual: false,
  },
  {
    tokens:
      'font.size.xs font.size.s font.size.m font.size.l font.size.xl font.size.xxl font.size.xxxl font.size.display',
    mayEqual: true,
  },
  { tokens: 'space.xxs space.xs space.s space.m space.l space.xl space.xxl space.xxxl', mayEqual: true },
  { tokens: 'size.controlSmall size.controlMedium size.controlLarge', mayEqual: true },
  { tokens: 'motion.fast motion.base motion.slow', mayEqual: true },
];

const typeOf = (path: string) => contract.find((one) => one.path === path)?.type;
const ms = (value: number) => ({ value, unit: 'ms' });

/** A brand that says these tokens for both schemes, each a number in the token's own unit (text in px, written as rem). */
function saying(tokens: Readonly<Record<string, number>>) {
  const shared = Object.fromEntries(
    Object.entries(tokens).map(([path, amount]) => {
      const $type = typeOf(path);
      const isText = /^font\.(size|lineHeight|tracking)/.test(path);
      const $value =
        $type === 'dimension'
          ? isText
            ? rem(amount / 16)
            : px(amount)
          : $type === 'duration'
            ? ms(amount)
            : amount;
      return [path, { $type, $value }];
    }),
  );
  return brand({ shared });
}

const ranged = (tokens: Readonly<Record<string, number>>, path: string) =>
  problemsOf(saying(tokens)).filter((one) => one.startsWith(`shared.${path} is `));

describe('whatever a brand says, these hold', () => {
  test.each(Object.entries(floors))('%s', (path, { least, most }) => {
    const step = path.startsWith('font.tracking') || path === 'icon.stroke' ? 0.01 : 1;
    expect(ranged({ [path]: least }, path)).toEqual([]);
    expect(ranged({ [path]: most }, path)).toEqual([]);
    expect(ranged({ [path]: least - step }, path)).toEqual([
      expect.stringMatching(/ is the least: .+\. \(or leave it out, /),
    ]);
    expect(ranged({ [path]: most + step }, path)).toEqual([
      expect.stringMatching(/ is the most: .+\. \(or leave it out, /),
    ]);
  });

  test.each([
    [
      'size.touch',
      43,
      'shared.size.touch is 43px; 44px is the least: smaller targets are missed by fingers. (or leave it out, and the base has one that holds)',
    ],
    [
      'motion.fast',
      20,
      'shared.motion.fast is 20ms; 50ms is the least: faster movement is not seen and slower one keeps people waiting. (or leave it out, and the base has one that holds)',
    ],
    [
      'font.size.s',
      11,
      'shared.font.size.s is 0.6875rem (11 px); 0.75rem (12 px) is the least: smaller text cannot be read by many, larger one does not fit a phone. (or leave it out, and the base has one that holds)',
    ],
    [
      'font.weight.regular',
      200,
      'shared.font.weight.regular is 200; 300 is the least: thinner letters fade and heavier ones fill up. (or leave it out, and the base has one that holds)',
    ],
    [
      'space.m',
      129,
      'shared.space.m is 129px; 128px is the most: less room than nothing cannot be drawn, and more pushes the page off a phone. (or leave it out, and the base has one that holds)',
    ],
    [
      'radius.card',
      -1,
      'shared.radius.card is -1px; 0px is the least: less room than nothing cannot be drawn, and more pushes the page off a phone. (or leave it out, and the base has one that holds)',
    ],
  ])('%s of %s says what, why and what to do', (path, amount, sentence) => {
    expect(ranged({ [path]: amount }, path)).toEqual([sentence]);
  });

  test('a target in rem counts 16 px each, and a duration in s a thousand', () => {
    const touch = (value: number) =>
      brand({ shared: { 'size.touch': { $type: 'dimension', $value: rem(value) } } });
    expect(problemsOf(touch(2.75))).toEqual([]);
    expect(problemsOf(touch(2.7))[0]).toContain('is 2.7rem (43.2 px); 2.75rem (44 px) is the least');
    const slow = { $type: 'duration', $value: { value: 2, unit: 's' } };
    expect(problemsOf(brand({ shared: { 'motion.slow': slow } }))[0]).toContain(
      'is 2000ms; 600ms is the most',
    );
  });

  test('text in px is told how many rem it is', () => {
    const size = { $type: 'dimension', $value: px(14) };
    expect(problemsOf(brand({ shared: { 'font.size.s': size } }))).toEqual([
      'shared.font.size.s is in px; text sizes are in rem, to follow the size that a person chose. (write 0.875rem)',
    ]);
  });
});

describe('the numbers are these', () => {
  test('each token with a range of its own', () => {
    const told = Object.entries(floors).map(([path, { least, most, unit }]) => [
      path,
      unit ? [least, most, unit] : [least, most],
    ]);
    expect(Object.fromEntries(told)).toEqual(allFloors);
  });

  test.each([
    ['space.m', [0, 128, undefined]],
    ['radius.card', [0, 9999, undefined]],
    ['layer.raised', [0, 9999, undefined]],
    ['font.lineHeight.m', [0, 256, 'rem']],
  ])('a token of the group of %s', (path, range) => {
    const floor = floorOf(path);
    expect([floor?.least, floor?.most, floor?.unit]).toEqual(range);
  });

  test('a token of no group has none', () => {
    expect(floorOf('color.bg.brand')).toBeUndefined();
  });

  test('each order', () => {
    expect(orders.map(({ tokens, mayEqual }) => ({ tokens: tokens.join(' '), mayEqual }))).toEqual(allOrders);
  });
});

describe('what has an order keeps it', () => {
  test.each([
    [
      { 'layer.menu': 200 },
      'shared.layer.menu makes layer.menu 200 after layer.header 200: what lies over what is the same in every brand: a menu under the header cannot be reached. (or leave them out, and the base has some that hold)',
    ],
    [{ 'layer.menu': 201 }, undefined],
    [
      { 'layer.tooltip': 400 },
      'shared.layer.tooltip makes layer.tooltip 400 after layer.toast 500: what lies over what is the same in every brand: a menu under the header cannot be reached. (or leave them out, and the base has some that hold)',
    ],
    [
      { 'layer.raised': -1 },
      'shared.layer.raised is -1; 0 is the least: layers count from the page upwards. (or leave it out, and the base has one that holds)',
    ],
    [
      { 'layer.dialog': 500 },
      'shared.layer.dialog makes layer.toast 500 after layer.dialog 500: what lies over what is the same in every brand: a menu under the header cannot be reached. (or leave them out, and the base has some that hold)',
    ],
    [
      { 'font.size.l': 15 },
      'shared.font.size.l makes font.size.l 0.9375rem (15 px) after font.size.m 1rem (16 px): a step of the type scale is never smaller than the one before. (or leave them out, and the base has some that hold)',
    ],
    [{ 'font.size.l': 16 }, undefined],
    [
      { 'space.s': 7 },
      'shared.space.s makes space.s 7px after space.xs 8px: a step of room is never smaller than the one before. (or leave them out, and the base has some that hold)',
    ],
    [{ 'space.s': 8 }, undefined],
    [
      { 'size.controlSmall': 45 },
      'shared.size.controlSmall makes size.controlMedium 44px after size.controlSmall 45px: a larger control is never smaller than the one before. (or leave them out, and the base has some that hold)',
    ],
    [
      { 'motion.base': 119 },
      'shared.motion.base makes motion.base 119ms after motion.fast 120ms: what is called slow is never faster than the one before. (or leave them out, and the base has some that hold)',
    ],
    [
      { 'font.lineHeight.m': 16 },
      'shared.font.lineHeight.m makes lines of 1rem (16 px) for text of 1rem; from 1.05 to 2.2 times the text is readable. (1.4rem would do)',
    ],
    [{ 'font.lineHeight.m': 17 }, undefined],
    [{ 'font.lineHeight.m': 35 }, undefined],
    [
      { 'font.lineHeight.m': 36 },
      'shared.font.lineHeight.m makes lines of 2.25rem (36 px) for text of 1rem; from 1.05 to 2.2 times the text is readable. (1.4rem would do)',
    ],
  ])('%j', (tokens, expected) => {
    expect(problemsOf(saying(tokens))).toEqual(expected === undefined ? [] : [expected]);
  });
});

test('a brand below a floor is not built', () => {
  const build = () =>
    cssOf({ name: 'acme', tokens: saying({ 'size.touch': 40 }), images: {}, fontUrl: (file) => file });
  expect(build).toThrow(BrandError);
  expect(build).toThrow('shared.size.touch is 40px; 44px is the least');
});
