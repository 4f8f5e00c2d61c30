import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageryPage } from './imagery-page.tsx';

const meta = {
  title: 'Foundations/Imagery',
  component: ImageryPage,
  tags: ['guide'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ImageryPage>;
export default meta;

export const WhenToUseWhich: StoryObj<typeof meta> = {};
