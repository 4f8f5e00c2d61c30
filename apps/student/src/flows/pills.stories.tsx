import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { filmsDo, filmTells, seesPill } from '../../../../.storybook/flows/pill-steps.ts';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { whileHidden } from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

/**
 * No more pills than are read at once: one that has begun to play stands last from then on, so that another would take its place as
 * soon as the list is read anew, which is sooner on one machine than on another.
 */
const onePage = ({ store }: { store: Store }) => {
  const views = store.list('pillViews', { userId: 1 });
  const isWatched = (id: number) => views.some(({ pillId }) => pillId === id);
  const others = store
    .list('pills')
    .sort((one, other) => other.activationDate.localeCompare(one.activationDate))
    .sort((one, other) => Number(isWatched(one.id)) - Number(isWatched(other.id)))
    .slice(11);
  for (const { id } of others) {
    for (const view of store.list('pillViews', { pillId: id })) store.remove('pillViews', view.id);
    store.remove('pills', id);
  }
};

const meta = {
  title: 'Flows/Pills',
  parameters: {
    layout: 'fullscreen',
    flow: 'storyViewer',
    route: paths.dashboard({ pill: 1 }),
    sandbox: { arrange: onePage },
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
  parameters: { sandbox: { scenario: 'daily-limit', arrange: onePage } },
  play: async () => {
    await seesPill();
    await screen.findByRole('dialog', { name: /^Você ganhou o máximo/ }, { timeout: 30_000 });
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
  tags: ['gate'],
  beforeEach: filmsDo('fails'),
  play: async () => {
    await seesPill();
    await standsIn('failed');
    await screen.findByText('Não foi possível reproduzir o vídeo.');
  },
};

/** Back on the dashboard, at the card of the pill, which counts as watched. */
export const Left: Story = {
  // Opened from its card, so that the strip stood there before and has nothing to read anew.
  parameters: { route: paths.dashboard() },
  play: async () => {
    const name = 'Três perguntas antes de enviar um e-mail';
    await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${name}`) }));
    await seesPlaying();
    // What was watched goes to the end of the strip: before the focus returns there, not after it.
    await screen.findByRole('link', { name: `${name}, assistida`, hidden: true });
    await userEvent.keyboard('{Escape}');
    await standsIn('left');
    const card = await screen.findByRole('link', { name: `${name}, assistida` });
    // The balance is asked a second after it was watched.
    await screen.findByText('2.135', undefined, { timeout: 30_000 });
    // The strip has glided to where the focus is.
    const list = card.closest('ul');
    const isWhole = () =>
      card.getBoundingClientRect().right <= (list?.getBoundingClientRect().right ?? 0) + 1;
    await waitFor(() => expect(isWhole()).toBe(true), { timeout: 30_000 });
    await expect(card).toHaveFocus();
    // The window takes other widths for its pictures: only at its start a strip stands alike in all of them.
    list?.scrollTo({ left: 0, behavior: 'instant' });
  },
};
