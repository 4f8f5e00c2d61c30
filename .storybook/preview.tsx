import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['Start', 'Brands', 'Foundations', 'Components', 'Product', 'Flows', 'Screens'] },
    },
  },
  loaders: [mswLoader()],
};

export default preview;
