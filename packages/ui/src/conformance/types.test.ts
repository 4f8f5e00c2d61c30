import { expect, expectTypeOf, test } from 'vitest';
import type { Native } from '../internal/native.ts';
import { type AllProps, type BesideScale, otherScales, sizesBesideScale, type TakesLook } from './sizes.ts';

const modules = import.meta.glob<object>('../{components,product}/**/*.variants.ts', { eager: true });

/** An icon in a text is as large as the text; its other sizes are steps of the scale, which the array below is held to. */
type Known = keyof typeof otherScales | `${string}Icon`;

/** What breaks these two rules still: a name that stands here compiles, and the test below fails until it is gone. */
const toMend = {
  sizes: ['Accordion', 'Avatar', 'Dialog', 'EmptyState', 'ErrorState', 'ProgressBar'],
  looks: ['NavLink'],
} as const;
type ToMend = typeof toMend;

test('nothing is left to mend', () => {
  expect(toMend).toEqual({ sizes: [], looks: [] });
});

test('sizes in props are steps of the one scale', () => {
  expectTypeOf<Exclude<BesideScale<AllProps>, Known | ToMend['sizes'][number]>>().toEqualTypeOf<never>();
});

test('no component takes a look', () => {
  expectTypeOf<Exclude<TakesLook<AllProps>, ToMend['looks'][number]>>().toEqualTypeOf<never>();
});

/** What the two types above tell when a component breaks the rule. */
interface Planted {
  Sound: Native<'div'> & { size?: 'small' | 'large' };
  Painted: Native<'div'> & { className?: string };
  Styled: { style: object };
  Tiny: { size?: 'tiny' | 'small' };
  Numbered: { size?: number };
}

test('a planted look and a planted size are told by type', () => {
  expectTypeOf<TakesLook<Planted>>().toEqualTypeOf<'Painted' | 'Styled'>();
  expectTypeOf<BesideScale<Planted>>().toEqualTypeOf<'Tiny' | 'Numbered'>();
});

test('arrays of sizes hold steps of the one scale', () => {
  const ofTypeScale = /\/(heading|text)\.variants\.ts/;
  const others = Object.fromEntries(Object.entries(modules).filter(([file]) => !ofTypeScale.test(file)));
  expect(Object.keys(others).length).toBeGreaterThan(30);
  expect(sizesBesideScale(others).filter((one) => !one.endsWith("iconSizes 'text'"))).toEqual([]);
});

test('a planted array of sizes is told', () => {
  const planted = { aSizes: ['small', 'tiny'], sizes: ['xlarge'], tones: ['loud'] };
  expect(sizesBesideScale({ 'a.variants.ts': planted })).toEqual(["a.variants.ts: aSizes 'tiny'"]);
});

test('another scale has a reason', () => {
  for (const reason of Object.values(otherScales)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
});
