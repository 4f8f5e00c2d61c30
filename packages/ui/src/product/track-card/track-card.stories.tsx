import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkProvider } from '../../components/link-provider/link-provider.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { linkSteps } from '../../testing/link-steps.ts';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './track-card.keyboard.ts';
import { TrackCard, type TrackCardProps } from './track-card.tsx';
import { TrackCardSkeleton } from './track-card-skeleton.tsx';

const long =
  'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional';

const meta = {
  title: 'Product/Track card',
  component: TrackCard,
  args: {
    title: 'Segurança em primeiro lugar',
    href: '#track',
    imageUrl: coverOf('indigo'),
    finishedCourses: 3,
    totalCourses: 7,
  },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: 520 }}>
        <h1>Trilhas</h1>
        <h2>Operações</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof TrackCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states: readonly (Partial<TrackCardProps> & { state: string })[] = [
  { state: 'with its school', school: 'Operações' },
  { state: 'required', required: true, school: 'Operações' },
  { state: 'not begun', finishedCourses: 0 },
  { state: 'finished', finishedCourses: 7 },
  { state: 'of events alone', finishedCourses: 0, totalCourses: 0 },
  { state: 'blocked', closedReason: 'Ela está bloqueada.', school: 'Operações' },
  { state: 'without a picture', imageUrl: undefined },
  { state: 'long texts', title: long, school: long, required: true },
];

/** All that a track can be, and one that is on its way. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {states.map(({ state, ...props }) => (
        <div key={state}>
          <small>{state}</small>
          <TrackCard {...args} {...props} />
        </div>
      ))}
      <div>
        <small>on its way</small>
        <TrackCardSkeleton />
      </div>
    </div>
  ),
};

const navigate = fn();

/** Why nothing of it can be done stands on the card; its page, which says whom to ask, opens (TRACK-02). */
export const Blocked: Story = {
  args: { closedReason: 'Esta trilha está bloqueada para você.' },
  render: (args) => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <TrackCard {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAccessibleDescription('Esta trilha está bloqueada para você.');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenLastCalledWith('#track');
  },
};

/** Every key of the table. */
export const Keyboard: Story = {
  render: (args) => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <TrackCard {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await everyRow(keyboard, linkSteps(within(canvasElement).getByRole('link'), navigate, '#track'));
  },
};
