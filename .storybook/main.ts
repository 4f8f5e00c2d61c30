import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { packageHost } from '../apps/student/package-host/package-host.plugin.ts';
import { themeNames, themes } from '../themes/vite.ts';
import { brandArt } from './brand-art.ts';
import { plainArrays } from './plain-arrays.ts';
import { lateDependencies } from './vite.shared.ts';

/** Loaded when they are needed: a story shows how that is. */
const late = /\/(multi-select|modal|menu-surface|hold-under|sanitise|reason-bubble)\.(tsx|ts|css\.ts)/;

/**
 * The library in one file beside its stories. Without it, a story asks for three hundred files, and a page that draws eight
 * stories for more than a browser lets one page wait for (`ERR_INSUFFICIENT_RESOURCES`).
 */
const chunkOf = (module: string) => {
  const isOfLibrary = /\/packages\/ui\/src\/(?!conformance|testing)/.test(module);
  const isOfStories = /\.(stories|keyboard|mdx)/.test(module);
  return isOfLibrary && !isOfStories && !late.test(module) ? 'library' : null;
};

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    './pages/**/*.mdx',
    './pages/**/*.stories.tsx',
    '../themes/*/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/student/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: [
    './public',
    { from: '../packages/sandbox/media', to: '/files' },
    ...themeNames().map((name) => ({ from: `../themes/${name}/assets`, to: `/themes/${name}` })),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: ({ plugins = [], ...vite }) =>
    mergeConfig(vite, {
      plugins: [plainArrays(), ...plugins, vanillaExtractPlugin(), themes(), brandArt(), packageHost()],
      optimizeDeps: { include: lateDependencies },
      build: {
        chunkSizeWarningLimit: 4000,
        // React's warnings name components.
        ...(process.env.NODE_ENV === 'development' && { minify: false }),
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: chunkOf }], includeDependenciesRecursively: false } },
          onLog(
            level: 'info' | 'debug' | 'warn',
            log: { code?: string },
            next: (l: 'info' | 'debug' | 'warn', m: never) => void,
          ) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log as never);
          },
        },
      },
    }),
};

export default config;
