import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';
import { filmsDo, filmTells, seesPill } from '../../../../.storybook/flows/pill-steps.ts';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { whileHidden } from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

const meta = {
  title: 'Flows/Pills',
  parameters: {
    layout: 'fullscreen',
    flow: 'storyViewer',
    route: paths.dashboard({ pill: 1 }),
    sandbox: {},
  },
  beforeEach: filmsDo('plays'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const seesPlaying = async () => {
  await seesPill();
  await standsIn('playing.running');
};
const presses = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};

export const Opening: Story = {
  tags: ['busy'],
  beforeEach: filmsDo('waits'),
  play: async () => {
    await seesPill();
    await standsIn('opening.waiting');
  },
};

/** Six seconds later. */
export const OpeningSlowly: Story = {
  tags: ['busy'],
  beforeEach: filmsDo('waits'),
  play: async () => {
    await seesPill();
    await standsIn('opening.slow');
    await screen.findByText('O vídeo está demorando para carregar.');
  },
};

export const Playing: Story = { play: seesPlaying };

export const Buffering: Story = {
  tags: ['busy'],
  play: async () => {
    await seesPlaying();
    await filmTells('waiting');
    await standsIn('playing.buffering');
  },
};

export const BufferingSlowly: Story = {
  tags: ['busy'],
  play: async () => {
    await seesPlaying();
    await filmTells('waiting');
    await standsIn('playing.slow');
  },
};

export const Paused: Story = {
  play: async () => {
    await seesPlaying();
    await presses('Pausar');
    await standsIn('paused');
  },
};

/** A finger rests on the stage. */
export const Held: Story = {
  play: async () => {
    await seesPlaying();
    const film = await seesPill();
    const stage = film.closest('[data-story]');
    const surface = stage?.querySelector('img + div + div') ?? stage;
    if (surface) fireEvent.pointerDown(surface, { isPrimary: true, button: 0, pointerId: 1 });
    await standsIn('held');
  },
};

/** Another tab is in front. */
export const Away: Story = {
  play: async () => {
    await seesPlaying();
    await whileHidden(() => standsIn('away'));
  },
};

/** The day pays no more coins: that is told over the pill, which rests. */
export const Covered: Story = {
  globals: { theme: 'decola' },
  parameters: { sandbox: { scenario: 'daily-limit' } },
  play: async () => {
    await seesPill();
    await screen.findByRole('dialog', { name: /^Você ganhou o máximo/ }, { timeout: 10_000 });
    await standsIn('covered');
  },
};

/** Where stillness is asked for, nothing follows by itself. */
export const Ended: Story = {
  beforeEach: () => {
    const { motion } = document.documentElement.dataset;
    document.documentElement.dataset.motion = 'reduced';
    const back = filmsDo('plays')();
    return () => {
      back();
      if (motion === undefined) delete document.documentElement.dataset.motion;
      else document.documentElement.dataset.motion = motion;
    };
  },
  play: async () => {
    await seesPlaying();
    await filmTells('ended');
    await standsIn('ended');
    await expect((await screen.findAllByRole('button', { name: 'Assistir de novo' }))[0]).toBeVisible();
  },
};

/** The browser plays nothing by itself, not even silently. */
export const Refused: Story = {
  beforeEach: filmsDo('refuses'),
  play: async () => {
    await seesPill();
    await standsIn('refused');
  },
};

export const Failed: Story = {
  beforeEach: filmsDo('fails'),
  play: async () => {
    await seesPill();
    await standsIn('failed');
    await screen.findByText('Não foi possível reproduzir o vídeo.');
  },
};

/** Back on the dashboard, at the card of the pill, which counts as watched. */
export const Left: Story = {
  play: async () => {
    await seesPlaying();
    await userEvent.keyboard('{Escape}');
    await standsIn('left');
    await screen.findByRole('link', { name: 'Três perguntas antes de enviar um e-mail, assistida' });
  },
};
