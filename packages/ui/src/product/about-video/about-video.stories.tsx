import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutVideo } from './about-video.tsx';

const meta = {
  title: 'Product/About video',
  component: AboutVideo,
  args: { label: 'Vídeo de apresentação', src: `${import.meta.env.BASE_URL}files/media/aula.mp4` },
} satisfies Meta<typeof AboutVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
