import { firstBrand } from 'virtual:tenants';
import type { Preview } from '@storybook/react-vite';
import { brandHeader, sandboxLoader } from '@student/sandbox/worker';
import { breakpoints } from '@student/ui/theme';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { tenantOf } from '../apps/student/src/tenant.tsx';
import { mountWithEffects, tellEffects } from './after-effects.tsx';
import { atRoute, loadRoute } from './at-route.tsx';
import { giveModes } from './chromatic-modes.ts';
import { files } from './files.ts';
import { startClock } from './fixed-clock.ts';
import { brands, isSideBySide } from './looks.ts';
import { startWorker } from './mock-worker.ts';
import { nameTypes } from './named-types.ts';
import { stayInStory } from './stay-in-story.ts';
import { withBrandFiles } from './with-brand-files.tsx';
import { loadTenant, withTenant } from './with-tenant.tsx';

// A busy machine draws a whole screen in more than the second that plays would wait for what they look for, and in more
// than five: with five times as many processes as cores, opening a content took 5.1 s. Nothing is tried twice (decision
// 0004), so patience alone stands between a busy machine and a failure.
configure({
  asyncUtilTimeout: 30_000,
  // By itself every look for something that is not there yet writes the whole page down, several times a second.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

stayInStory();

/** Apps side by side on one page say whose they are (at-route.tsx). */
const brandThatAsks = ({ headers }: Request) => {
  const name = headers.get(brandHeader);
  return name === null ? undefined : tenantOf(name);
};

/** Travels with the docs pages, not with every story. */
const LazyDocsPage = lazy(() => import('./docs-page.tsx').then(({ DocsPage }) => ({ default: DocsPage })));
const DocsPage = (props: ComponentProps<typeof LazyDocsPage>) => (
  <Suspense>
    <LazyDocsPage {...props} />
  </Suspense>
);

/** A phone, the sizes at which a window changes, and the widest that is looked at. */
const widths = [360, ...Object.values(breakpoints), 1280, 1920].sort((a, b) => a - b);

// The add-on's own preview would start a second worker, at the root of the server, for every story that needs none of its own.
const loadBackend = loadRoute(sandboxLoader(mswLoader(startWorker), { files, brandOf: brandThatAsks }));

const preview: Preview = {
  mount: mountWithEffects,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    docs: { container: DocsPage },
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
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Welcome', '*'],
          'Brands',
          ['decola', '*', 'Try a palette'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Elevation', 'Motion', 'Imagery', 'Voice', '*'],
          'Components',
          'Product',
          'Flows',
          'Screens',
        ],
      },
    },
  },
  initialGlobals: { theme: firstBrand, scheme: 'light', textSize: '100', motion: 'full', frames: 'room' },
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
  argTypesEnhancers: [nameTypes, giveModes],
  decorators: [withBrandFiles, atRoute, withTenant, tellEffects],
  // Brands side by side have a backend each, in their own windows.
  loaders: [startClock, loadTenant, async (context) => (isSideBySide(context) ? {} : loadBackend(context))],
};

export default preview;
