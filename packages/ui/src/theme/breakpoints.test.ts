import { expect, test } from 'vitest';
import constants from '../../../../docs/spec/constants.json' with { type: 'json' };
import { carouselTransition } from '../components/carousel/glide.ts';
import { breakpoints } from './breakpoints.ts';

const specified = (key: string) => constants.find((constant) => constant.key === key)?.value;

test('widths and times are those of the specification (LIMITS-16)', () => {
  const { fullPagination, filters, fullCounts, menu, filtersWide, table, longPages } = breakpoints;
  const { carouselLeast, recommendations, widest } = breakpoints;
  const ours: Record<string, number> = {
    'courses.pageSizeWidth': longPages,
    'pagination.compactBelow': fullPagination,
    'breakpoint.menu': menu,
    'breakpoint.counts': fullCounts,
    'breakpoint.filterSmall': filters,
    'breakpoint.filterMedium': filtersWide,
    'breakpoint.table': table,
    'carousel.recommendations.narrowFrom': recommendations,
    'carousel.transition': carouselTransition,
    'carousel.breakpointMin': carouselLeast,
    'carousel.breakpointMax': widest,
  };
  const theirs = Object.fromEntries(Object.keys(ours).map((key) => [key, specified(key)]));
  expect(ours).toEqual(theirs);
});

test('carousels change at the widths that the names of the specification carry', () => {
  const widths = constants.flatMap(({ key }) => /^carousel\.courses\.at(\d+)$/.exec(key)?.[1] ?? []);
  const { carouselTwo, carouselThree, carouselThreeWide, carouselFour } = breakpoints;
  expect([carouselTwo, carouselThree, carouselThreeWide, carouselFour]).toEqual(widths.map(Number));
});
