import type { Meta, StoryObj } from '@storybook/react-vite';
import { VoicePage } from './voice-page.tsx';

const meta = {
  title: 'Foundations/Voice',
  component: VoicePage,
  tags: ['guide'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof VoicePage>;
export default meta;

export const WhenToUseWhich: StoryObj<typeof meta> = {};
