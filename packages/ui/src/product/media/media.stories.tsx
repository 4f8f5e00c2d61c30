import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { mediaWords } from './media.words.ts';
import { SeekBar } from './seek-bar.tsx';
import { keyboard } from './speed-menu.keyboard.ts';
import { SpeedMenu } from './speed-menu.tsx';
import { VolumeControl } from './volume-control.tsx';

/** What the players of video and audio share. They stand on a picture, so on its dark veil here. */
const meta = {
  title: 'Product/Player controls',
  component: SeekBar,
  args: { time: 75, duration: 300, onSeek: fn(), words: mediaWords },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: 64, padding: 16, background: '#111', color: '#fff' }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof SeekBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The place is said in words, and the slider asks for seconds. */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Posição' });
    await expect(slider).toHaveAttribute('aria-valuetext', mediaWords.positionOf(75, 300));
    fireEvent.change(slider, { target: { value: '120' } });
    await expect(args.onSeek).toHaveBeenCalledWith(120);
  },
};

/** The length is not known yet. */
export const Loading: Story = { args: { time: 0, duration: 0 } };

export const Speed: Story = {
  render: function Speeds() {
    const [speed, setSpeed] = useState(1);
    return <SpeedMenu value={speed} onValueChange={setSpeed} />;
  },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('combobox', { name: 'Velocidade' });
    await userEvent.selectOptions(menu, '1.5');
    await expect(menu).toHaveValue('1.5');
  },
};

export const Volume: Story = {
  render: function Volumes() {
    const [volume, setVolume] = useState(0.8);
    const [muted, setMuted] = useState(false);
    return (
      <VolumeControl
        volume={volume}
        muted={muted}
        onVolumeChange={setVolume}
        onMutedChange={setMuted}
        words={mediaWords}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sem som' }));
    await expect(canvas.getByRole('button', { name: 'Sem som' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Keys: Story = {
  decorators: [(Story) => <div style={{ minBlockSize: 480 }}>{Story()}</div>],
  render: function Opened() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <KeysSheet onClose={() => setOpen(false)} words={mediaWords} />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Atalhos
      </button>
    );
  },
  // Opened by a press: what is there at once has no focus while Storybook still hides the story.
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Atalhos' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Fechar os atalhos' })).toHaveFocus());
  },
};

/** The speed is a native select: its keys are the browser's, and nobody takes them from it. */
export const Keyboard: Story = {
  render: () => <SpeedMenu />,
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('combobox', { name: 'Velocidade' });
    const isLeft = (key: string) => async () => {
      await expect(menu).toHaveAttribute('data-keys', 'own');
      await expect(fireEvent.keyDown(menu, { key })).toBe(true);
    };
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(menu).toHaveFocus();
      },
      ArrowDown: isLeft('ArrowDown'),
      ArrowUp: isLeft('ArrowUp'),
      Home: isLeft('Home'),
      End: isLeft('End'),
    });
  },
};
