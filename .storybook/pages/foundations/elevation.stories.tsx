import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElevationPage } from './elevation-page.tsx';

const meta = {
  title: 'Foundations/Elevation',
  component: ElevationPage,
  tags: ['guide'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ElevationPage>;
export default meta;

export const WhenToUseWhich: StoryObj<typeof meta> = {};
