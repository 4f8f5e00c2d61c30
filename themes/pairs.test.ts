import { readFileSync } from 'node:fs';
import { baseTokens } from '@student/ui/theme/base.ts';
import { describe, expect, test } from 'vitest';
import { contrast, mix, nearestPassing } from './compiler/color.ts';
import { focusUnders, overPictures } from './compiler/pair-list.ts';
import { groundOf, judge, pairs } from './compiler/pairs.ts';
import { readTokens } from './compiler/tokens.ts';
import { brand, color } from './testing/values.ts';

const softs = ['brand', 'accent', 'positive', 'caution', 'critical', 'info', 'promote'].map(
  (tone) => `bg.${tone}Soft`,
);
const names = new Set(
  pairs.map(({ over, under, mixed, least }) =>
    `${over} on ${under}${mixed ? ` and ${mixed.share} ${mixed.with}` : ''} ${least}`.replaceAll(
      'color.',
      '',
    ),
  ),
);

/** Every pair that is judged, the grounds of the focus ring, and what lies over pictures. What is taken away here is seen. */
const written = readFileSync(new URL('testing/pair-names.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const short = (path: string) => path.replace('color.', '');

test('the list is that of testing/pair-names.txt, no more and no less', () => {
  const now = [
    ...[...names].sort(),
    ...[...focusUnders].sort().map((path) => `focus ring on ${short(path)} 3`),
    ...[...overPictures].sort().map((path) => `${short(path)} lies over pictures`),
  ];
  expect(now).toEqual(written);
});

describe('the list holds', () => {
  test.each([
    ...softs.map((soft) => `fg.link on ${soft} 4.5`),
    ...softs.map((soft) => `fg.linkHover on ${soft} 4.5`),
    ...softs.map((soft) => `fg.muted on ${soft} 4.5`),
    ...['bg.hover', 'bg.active', 'bg.selected'].map((ground) => `fg.link on ${ground} 4.5`),
    'fg.muted on bg.active 4.5',
    'border.control on bg.sunken 3',
    'border.controlHover on bg.sunken 3',
    'border.controlHover on bg.hover 3',
    'border.critical on bg.field 3',
    'bg.brand on bg.sunken 3',
    'fg.critical on bg.active 4.5',
    'fg.positive on bg.sunken 4.5',
    'fg.inverse on bg.inverse and 0.12 fg.inverse 4.5',
    'fg.inverse on bg.inverse and 0.2 fg.inverse 4.5',
    'fg.default on bg.active and 0.08 fg.default 4.5',
    'fg.critical on bg.criticalSoft and 0.06 bg.critical 4.5',
    'fg.critical on bg.criticalSoft and 0.12 bg.critical 4.5',
  ])('%s', (name) => {
    expect([...names]).toContain(name);
  });
});

describe('a mixed ground', () => {
  // As a browser computes color-mix(in oklab, …).
  test.each([
    ['#000000', '#ffffff', 0, '#000000'],
    ['#000000', '#ffffff', 1, '#ffffff'],
    ['#000000', '#ffffff', 0.5, '#636363'],
    ['#ff0000', '#0000ff', 0.5, '#8c53a2'],
    ['#282b32', '#ffffff', 0.12, '#3e4147'],
  ])('of %s with %s at %s is %s', (one, other, share, expected) => {
    expect(mix(one, other, share)).toBe(expected);
  });

  test('is what the eye sees, by both colours of the brand', () => {
    const values = new Map([...baseTokens('light')].map(([path, { value }]) => [path, value]));
    const [active, text] = ['color.bg.active', 'color.fg.default'].map((path) => {
      const value = values.get(path);
      return value?.type === 'color' ? value.value.hex : '';
    });
    const ground = groundOf(values, {
      under: 'color.bg.active',
      mixed: { with: 'color.fg.default', share: 0.08 },
    });
    expect(ground).toBe(mix(active ?? '', text ?? '', 0.08));
    values.delete('color.fg.default');
    expect(
      groundOf(values, { under: 'color.bg.active', mixed: { with: 'color.fg.default', share: 0.08 } }),
    ).toBeUndefined();
  });

  test('over a picture is judged on a white one, whatever the page is', () => {
    const half = (path: string, hex: string, alpha: number) =>
      [path, { type: 'color', value: { hex, alpha } }] as const;
    const values: Parameters<typeof judge>[0] = new Map([
      half('color.bg.canvas', '#101010', 1),
      half('color.scrim.media', '#000000', 0.5),
      half('color.fg.onMedia', '#ffffff', 1),
    ]);
    expect(groundOf(values, { under: 'color.scrim.media' })).toBe('#808080');
    const verdicts = judge(values, 'dark').filter(({ under }) => under === 'color.scrim.media');
    expect(verdicts.map(({ over, passes }) => [over, passes])).toEqual([['color.fg.onMedia', false]]);
  });

  test('that cannot be read on is named with both', () => {
    const said = (hex: string) => ({ $type: 'color', $value: color(hex) });
    const { light } = readTokens(
      brand({ light: { 'color.bg.inverse': said('#757575'), 'color.fg.inverse': said('#ffffff') } }),
    );
    const broken = judge(light, 'light').filter(({ passes }) => !passes);
    expect(broken.map(({ under, ratio }) => `${under} ${ratio}`)).toEqual([
      'color.bg.inverse with 12 % fg.inverse 3.74',
      'color.bg.inverse with 20 % fg.inverse 3.23',
    ]);
  });
});

describe('a pair is judged by what its contrast is, not by what it is rounded to', () => {
  const opaque = (path: string, hex: string) => [path, { type: 'color', value: { hex, alpha: 1 } }] as const;
  /** One colour on a white ground: what is told of the two. */
  function judged(over: string, under: string, hex: string) {
    const values: Parameters<typeof judge>[0] = new Map([
      opaque(under, '#ffffff'),
      // A ring is of two colours: the one that is not looked at cannot be seen on white.
      opaque('color.focus.inner', '#ffffff'),
      opaque(over, hex),
    ]);
    const found = judge(values, 'light').find((one) => one.over === over && one.under === under);
    return found && { least: found.least, ratio: found.ratio, passes: found.passes };
  }
  const text = ['color.fg.default', 'color.bg.canvas'] as const;
  const line = ['color.border.control', 'color.bg.sunken'] as const;
  const ring = ['color.focus.outer', 'color.bg.canvas'] as const;

  test.each([
    ['4.49 fails', ...text, '#6c7a73', { least: 4.5, ratio: 4.49, passes: false }],
    ['4.50 passes', ...text, '#757778', { least: 4.5, ratio: 4.5, passes: true }],
    ['2.99 fails', ...line, '#8d988c', { least: 3, ratio: 2.99, passes: false }],
    ['3.00 passes', ...line, '#8997a0', { least: 3, ratio: 3, passes: true }],
    ['a ring of 2.99 fails', ...ring, '#8d988c', { least: 3, ratio: 2.99, passes: false }],
    ['a ring of 3.00 passes', ...ring, '#8997a0', { least: 3, ratio: 3, passes: true }],
  ])('%s: %s on %s', (_, over, under, hex, verdict) => {
    expect(judged(over, under, hex)).toEqual(verdict);
  });

  test.each(['#6c7a73', '#777777', '#8d988c', '#757778'])(
    'a ratio that is told is never higher than it is: %s',
    (hex) => {
      const exact = contrast({ hex, alpha: 1 }, '#ffffff');
      const told = judged(...text, hex)?.ratio ?? 0;
      expect(told).toBeLessThanOrEqual(exact);
      expect(told).toBeGreaterThan(exact - 0.01);
    },
  );
});

test('where two colours are equally near, the darker one is taken', () => {
  // #8e8e8e, as much lighter as this is darker, passes too.
  expect(contrast({ hex: '#8e8e8e', alpha: 1 }, '#707070')).toBeGreaterThan(1.5);
  expect(nearestPassing('#707070', ['#707070'], 1.5)).toBe('#545454');
});

test('the nearest colour that is told passes every ground that the failing one lies on', () => {
  const pale = { 'color.fg.subtle': { $type: 'color', $value: color('#aaaabb') } };
  const { light } = readTokens(brand({ light: pale }));
  const broken = judge(light, 'light').filter(({ passes, over }) => !passes && over === 'color.fg.subtle');
  expect(new Set(broken.map(({ underHex }) => underHex)).size).toBeGreaterThan(1);
  for (const { nearest = '' } of broken)
    for (const { underHex, least } of broken)
      expect(contrast({ hex: nearest, alpha: 1 }, underHex)).toBeGreaterThanOrEqual(least);
});
