import { expect, test } from 'vitest';
import constants from '../../../../docs/spec/constants.json' with { type: 'json' };
import { carouselTransition } from '../components/carousel/glide.ts';
import { sizes } from './base-sizes.ts';
import { below, between, breakpoints, from, specifiedWidths } from './breakpoints.ts';
import { rooms } from './rooms.ts';

const specified = (key: string) => constants.find((constant) => constant.key === key)?.value;

test('a window has five sizes', () => {
  expect(Object.keys(breakpoints)).toEqual(['tiny', 'small', 'medium', 'large', 'wide']);
});

test('widths and times are those of the specification (LIMITS-16)', () => {
  const ours: Record<string, number> = {
    'courses.pageSizeWidth': breakpoints.wide,
    'pagination.compactBelow': breakpoints.tiny,
    'breakpoint.menu': breakpoints.medium - 1,
    'breakpoint.counts': specifiedWidths.fullCounts,
    'breakpoint.filterSmall': breakpoints.small,
    'breakpoint.filterMedium': specifiedWidths.filtersInOneLine,
    'breakpoint.table': breakpoints.large,
    'carousel.recommendations.narrowFrom': rooms.denseOne,
    'carousel.transition': carouselTransition,
  };
  const theirs = Object.fromEntries(Object.keys(ours).map((key) => [key, specified(key)]));
  expect(ours).toEqual(theirs);
});

test('strips of cards change at the widths of the window that the names of the specification carry (LANDING-20, DASH-51)', () => {
  const { stripTwo, stripThree, stripFour } = specifiedWidths;
  expect([520, 980, 1580].map((width) => [width, specified(`carousel.courses.at${width}`)])).toEqual([
    [stripTwo, 2],
    [stripThree, 3],
    [stripFour, 4],
  ]);
});

test('one width is on one side of a size only, and paper is asked too', () => {
  expect([from('large'), below('large'), between('small', 'large')]).toEqual([
    '(width >= 1000px)',
    '(width < 1000px)',
    '(width >= 500px) and (width < 1000px)',
  ]);
});

test('a page comes in 800 ms, and a strip of cards turns in 1000 ms (SHELL-60, LIMITS-20)', () => {
  expect([specified('page.transition'), specified('carousel.transition')]).toEqual([800, 1000]);
  expect(sizes.motion.page).toEqual({ type: 'duration', value: 800, unit: 'ms' });
  expect(carouselTransition).toBe(1000);
});
