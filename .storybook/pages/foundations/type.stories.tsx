import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypePage } from './type-page.tsx';

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  tags: ['guide'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TypePage>;
export default meta;

export const WhenToUseWhich: StoryObj<typeof meta> = { tags: ['pictured', 'night'] };
