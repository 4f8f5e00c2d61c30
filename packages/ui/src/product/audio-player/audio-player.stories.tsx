import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { playerSteps } from '../../testing/player-steps.ts';
import { FakePlayerPort } from '../media/fake-player-port.ts';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './audio-player.keyboard.ts';
import { AudioPlayer, type AudioPlayerProps } from './audio-player.tsx';

function StillAudio({ prepare, ...props }: AudioPlayerProps & { prepare?: (port: FakePlayerPort) => void }) {
  const [port] = useState(() => new FakePlayerPort(754));
  useEffect(() => {
    const frame = requestAnimationFrame(() => prepare?.(port));
    return () => cancelAnimationFrame(frame);
  }, [port, prepare]);
  return (
    <div style={{ maxInlineSize: 760, marginInline: 'auto' }}>
      <AudioPlayer {...props} port={port} />
    </div>
  );
}

const meta = {
  title: 'Product/Audio player',
  component: StillAudio,
  args: {
    title: 'Conversa com a liderança',
    subtitle: 'Comunicação clara em equipes que crescem',
    coverUrl: coverOf('plum', 'rings'),
    onPlay: fn(),
    onPause: fn(),
    onSpeed: fn(),
  },
} satisfies Meta<typeof StillAudio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reproduzir' }));
    await expect(args.onPlay).toHaveBeenCalledWith(0);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Velocidade' }), '1.5');
    await expect(args.onSpeed).toHaveBeenLastCalledWith(1.5);
  },
};

export const Resumed: Story = { args: { resumeAt: 301 } };
export const Ended: Story = {
  args: {
    prepare: (port) => {
      void port.play();
      port.advance(754);
    },
    endText: 'Faltam 15 segundos de estudo para concluir este conteúdo.',
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Faltam 15 segundos de estudo/)).toBeVisible();
  },
};
export const WithoutCover: Story = { args: { coverUrl: undefined } };
export const Failed: Story = { args: { prepare: (port) => port.fail(2) } };
export const LongText: Story = {
  args: {
    title: 'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional',
  },
};

/** The player's own keys, all of them. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const steps = await playerSteps(canvasElement, 754);
    await everyRow(keyboard, steps);
    await expect(within(canvasElement).getByRole('region')).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};
