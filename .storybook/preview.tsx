import type { Preview } from '@storybook/react-vite';
import { sandboxLoader } from '@student/sandbox/worker';
import { breakpoints } from '@student/ui/theme';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { atRoute, loadRoute } from './at-route.tsx';
import { startClock } from './fixed-clock.ts';
import { brands, loadTenant, withTenant } from './with-tenant.tsx';

// A busy machine draws a whole screen in more than the second that plays would wait for what they look for.
configure({ asyncUtilTimeout: 5_000 });

/** Window widths on both sides of the places where the specification changes a layout. */
const widths = [
  360,
  breakpoints.fullPagination,
  breakpoints.carouselTwo,
  breakpoints.menu,
  breakpoints.table,
  1280,
  breakpoints.longPages,
  breakpoints.carouselFour,
  breakpoints.widest,
];

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          {
            name: `${width} px`,
            styles: { width: `${width}px`, height: width < 800 ? '780px' : '900px' },
            type:
              width < 600 ? ('mobile' as const) : width < 1000 ? ('tablet' as const) : ('desktop' as const),
          },
        ]),
      ),
    },
    options: {
      storySort: { order: ['Start', 'Brands', 'Foundations', 'Components', 'Product', 'Flows', 'Screens'] },
    },
  },
  initialGlobals: { theme: 'decola', scheme: 'light', textSize: '100', motion: 'full' },
  globalTypes: {
    theme: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        title: 'Brand',
        dynamicTitle: true,
        items: [
          ...brands.map((name) => ({ value: name, title: name })),
          { value: 'all', title: 'all side by side' },
        ],
      },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        title: 'Scheme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'As the system' },
        ],
      },
    },
    textSize: {
      description: 'Size of text',
      toolbar: {
        icon: 'edit',
        title: 'Text size',
        dynamicTitle: true,
        items: ['100', '125', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        title: 'Motion',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'All motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  decorators: [atRoute, withTenant],
  loaders: [startClock, loadTenant, loadRoute(sandboxLoader(mswLoader()))],
};

export default preview;
