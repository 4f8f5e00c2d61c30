import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { filmsDo, seesPill } from '../../../../.storybook/flows/pill-steps.ts';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { paths } from '../paths.ts';

/** A pill is watched, and what the day pays is asked for. */
const meta = {
  title: 'Flows/Coin limit',
  // A brand that has coins.
  globals: { theme: 'decola' },
  parameters: {
    layout: 'fullscreen',
    flow: 'coinLimit',
    route: paths.dashboard({ pill: 1 }),
    sandbox: { scenario: 'daily-limit' },
  },
  beforeEach: filmsDo('plays'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The watched pill has reached the server, and the code of the message has come. */
const isTold = () =>
  screen.findByRole('dialog', { name: 'Você ganhou o máximo de decoins de hoje!' }, { timeout: 30_000 });

/** The day pays on: nothing is said. */
export const Resting: Story = {
  parameters: { sandbox: { scenario: 'student' } },
  play: async () => {
    await seesPill();
    await standsIn('resting');
  },
};

export const Checking: Story = {
  parameters: { sandbox: { faults: { getDailyDecoinLimit: 'silent' } } },
  play: async () => {
    await seesPill();
    await standsIn('checking');
  },
};

/** With confetti, where motion is wanted. */
export const Telling: Story = {
  play: async () => {
    await isTold();
    await standsIn('telling');
  },
};

export const TellingOnPhone: Story = {
  ...Telling,
  globals: { theme: 'decola', viewport: { value: 'w360' } },
};

export const Accepted: Story = {
  tags: ['gate'],
  play: async () => {
    await isTold();
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    await standsIn('accepted');
  },
};
