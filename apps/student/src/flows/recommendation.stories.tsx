import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { paths } from '../paths.ts';

/** A course is recommended to people (RECO-01 to RECO-13). */
const meta = {
  title: 'Flows/Recommendation',
  parameters: {
    layout: 'fullscreen',
    flow: 'recommendation',
    route: paths.globalSearch({ search: 'comunicação', recommend: 56 }),
    sandbox: {},
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const picker = () => screen.findByRole('dialog', { name: 'Recomendar treinamento' });

/** Ticks the first two who do not have it yet. */
async function picksTwo() {
  const list = await within(await picker()).findByRole('list', { name: 'Pessoas' });
  const boxes = within(list)
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => !box.disabled);
  for (const box of boxes.slice(0, 2)) {
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
  }
}

const sends = async () => userEvent.click(within(await picker()).getByRole('button', { name: 'Recomendar' }));

export const Picking: Story = {
  play: async () => {
    await picksTwo();
    await standsIn('picking');
  },
};

export const PickingOnPhone: Story = {
  ...Picking,
  globals: { viewport: { value: 'w360' } },
};

export const Sending: Story = {
  tags: ['busy'],
  parameters: { sandbox: { faults: { recommendTraining: 'silent' } } },
  play: async () => {
    await picksTwo();
    await sends();
    await standsIn('sending');
  },
};

/** Who was picked stays, and it can be sent again. */
export const PickingAfterFailure: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { recommendTraining: 'failing' } } },
  play: async () => {
    await picksTwo();
    await sends();
    await within(await picker()).findByText('O serviço está indisponível. Tente mais tarde.');
    await standsIn('picking');
  },
};

export const Sent: Story = {
  play: async () => {
    await picksTwo();
    await sends();
    await screen.findByText('Você indicou este treinanamento com sucesso!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await standsIn('sent');
  },
};

/** Closed before anything was sent. */
export const Left: Story = {
  play: async () => {
    await picksTwo();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await standsIn('left');
  },
};
