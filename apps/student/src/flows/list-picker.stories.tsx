import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { paths } from '../paths.ts';

/** People are chosen from a list that lies over a page (SHELL-50 to SHELL-53). */
const meta = {
  title: 'Flows/List picker',
  parameters: {
    layout: 'fullscreen',
    flow: 'listPicker',
    route: paths.globalSearch({ search: 'comunicação', recommend: 56 }),
    sandbox: {},
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const picker = () => screen.findByRole('dialog', { name: 'Recomendar treinamento' });

async function choosesFirst() {
  const list = await within(await picker()).findByRole('list', { name: 'Pessoas' });
  const box = within(list)
    .getAllByRole<HTMLInputElement>('checkbox')
    .find(({ disabled }) => !disabled);
  if (!box) throw new Error('nobody here who can be chosen');
  await userEvent.click(box);
  await waitFor(() => expect(box).toBeChecked());
}

export const Open: Story = {
  play: async () => {
    await choosesFirst();
    await standsIn('open');
  },
};

/** What was chosen is stored once it is sent. */
export const Saved: Story = {
  play: async () => {
    await choosesFirst();
    await userEvent.click(within(await picker()).getByRole('button', { name: 'Recomendar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await standsIn('saved');
  },
};

/** What was stored before stays. */
export const Closed: Story = {
  play: async () => {
    await choosesFirst();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await standsIn('closed');
  },
};
