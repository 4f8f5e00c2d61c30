import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { AboutVideo } from './about-video.tsx';

const meta = {
  title: 'Product/About video',
  component: AboutVideo,
  args: { label: 'Vídeo de apresentação', src: `${import.meta.env.BASE_URL}files/media/aula.mp4` },
} satisfies Meta<typeof AboutVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Stillness that the page asks for, though the system does not: the video waits for its play button. */
export const Still: Story = {
  tags: ['unpictured'],
  globals: { motion: 'reduced' },
  beforeEach: () => {
    spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  },
  play: async ({ canvasElement, args }) => {
    const video: HTMLVideoElement = within(canvasElement).getByLabelText(args.label);
    // Its own observer, which began to look earlier, has been heard by then.
    const ratio = await new Promise<number | undefined>((seen) => {
      new IntersectionObserver(([entry]) => seen(entry?.intersectionRatio)).observe(video);
    });
    await expect(ratio).toBeGreaterThan(0.5);
    await expect(video.paused).toBe(true);
  },
};
