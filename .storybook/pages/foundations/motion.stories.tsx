import type { Meta, StoryObj } from '@storybook/react-vite';
import { MotionPage } from './motion-page.tsx';

const meta = {
  title: 'Foundations/Motion',
  component: MotionPage,
  tags: ['guide'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof MotionPage>;
export default meta;

export const WhenToUseWhich: StoryObj<typeof meta> = {};
