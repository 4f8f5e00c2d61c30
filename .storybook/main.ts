import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { themeNames, themes } from '../themes/vite.ts';
import { plainArrays } from './plain-arrays.ts';
import { lateDependencies } from './vite.shared.ts';

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
    'msw-storybook-addon',
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
      plugins: [plainArrays(), ...plugins, vanillaExtractPlugin(), themes()],
      optimizeDeps: { include: lateDependencies },
      build: {
        chunkSizeWarningLimit: 4000,
        // React's warnings name components.
        ...(process.env.NODE_ENV === 'development' && { minify: false }),
        rolldownOptions: {
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
