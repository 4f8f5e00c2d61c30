import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpacePage } from './space-page.tsx';

const meta = {
  title: 'Foundations/Space',
  component: SpacePage,
  tags: ['guide'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof SpacePage>;
export default meta;

export const WhenToUseWhich: StoryObj<typeof meta> = {};
