import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourPage } from './colour-page.tsx';

const meta = {
  title: 'Foundations/Colour',
  component: ColourPage,
  tags: ['guide'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ColourPage>;
export default meta;

export const WhenToUseWhich: StoryObj<typeof meta> = { tags: ['pictured', 'night'] };
