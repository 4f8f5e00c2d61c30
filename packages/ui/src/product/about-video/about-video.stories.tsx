import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './about-video.keyboard.ts';
import { AboutVideo } from './about-video.tsx';
import { VideoPoster } from './video-poster.tsx';

const meta = {
  title: 'Product/About video',
  component: AboutVideo,
  args: {
    title: 'Vídeo de apresentação',
    src: `${import.meta.env.BASE_URL}files/media/aula.mp4`,
    poster: coverOf('indigo'),
  },
} satisfies Meta<typeof AboutVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = (canvas: HTMLElement) => canvas.querySelector('video') as HTMLVideoElement;

/** How much of it is in view, after its own observer, which began to look earlier, has been heard. */
const seenShare = (element: Element) =>
  new Promise<number | undefined>((seen) => {
    new IntersectionObserver(([entry]) => seen(entry?.intersectionRatio)).observe(element);
  });

/** Under reduced motion, as pictures are taken: it waits to be played. */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('region', { name: args.title })).toBeVisible();
  },
};

/** Stillness that the page asks for, though the system does not: the video waits for its play button. */
export const Still: Story = {
  globals: { motion: 'reduced' },
  beforeEach: () => {
    spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  },
  play: async ({ canvasElement, args }) => {
    const share = await seenShare(within(canvasElement).getByRole('region', { name: args.title }));
    await expect(share).toBeGreaterThan(0.5);
    await expect(videoIn(canvasElement).paused).toBe(true);
  },
};

/** A person pressed for it: it has the focus, and its sound. */
export const Pressed: Story = {
  args: { begins: 'pressed' },
  play: async ({ canvasElement, args }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('region', { name: args.title })).toHaveFocus(),
    );
    await expect(videoIn(canvasElement).muted).toBe(false);
  },
};

/** Its place, before its code is here. */
export const Loading: Story = {
  render: ({ title, poster }) => <VideoPoster title={title} posterUrl={poster} />,
  play: async ({ canvasElement }) => {
    const press = within(canvasElement).getByRole('button', { name: 'Reproduzir: Vídeo de apresentação' });
    await expect(press).toBeVisible();
  },
};

const ask = fn();

/** Every key of the table, on the place of a player that is not here yet. */
export const Keyboard: Story = {
  render: ({ title, poster }) => <VideoPoster title={title} posterUrl={poster} onClick={ask} />,
  play: async () => {
    ask.mockClear();
    await userEvent.tab();
    await everyRow(keyboard, {
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(ask).toHaveBeenCalledTimes(1);
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(ask).toHaveBeenCalledTimes(2);
      },
    });
  },
};
