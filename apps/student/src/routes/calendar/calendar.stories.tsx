import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Calendar',
  parameters: { layout: 'fullscreen', route: paths.calendar(), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All answers have come. */
const arrived = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Agenda' });
  const grid = await screen.findByRole('grid', { busy: false });
  return within(grid);
};

/** The month that it is, with what is today beside it. */
export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    await arrived();
    await expect(screen.getByRole('link', { name: 'Mutirão de planilhas' })).toBeVisible();
  },
};

/** A month as a list, and the one before: what is past stays, also of what goes on. */
export const List: Story = {
  parameters: { route: paths.calendar({ view: 'list' }) },
  play: async ({ userEvent }) => {
    // On each of the two days of its class.
    await expect(await screen.findAllByRole('link', { name: 'Mutirão de planilhas' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Mês anterior' }));
    const day = await screen.findByRole('region', { name: 'Segunda-feira, 23 de fevereiro' });
    await expect(within(day).getByRole('link', { name: 'Brigada de emergência' })).toBeVisible();
  },
};

/** A month without anything says so, and where to find something. */
export const Empty: Story = {
  parameters: { route: paths.calendar({ month: '2031-02', view: 'list' }) },
  play: async () => {
    await screen.findByRole('heading', { name: 'Nada marcado em fevereiro de 2031' });
  },
};

/** What could not be read is told; what could stands. */
export const PartFailed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { getTrainingCourse: 'failing' } } },
  play: async () => {
    await screen.findByText(/^Não foi possível carregar as datas de/);
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await screen.findByRole('link', { name: 'Mutirão de planilhas' });
  },
};

export const Failed: Story = {
  parameters: { sandbox: { faults: { listEvents: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
  },
};

/** A day with more than fits, and a title of many words. */
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) =>
        store.patch('events', 6, {
          name: 'Congresso internacional de responsabilidade socioambiental e desenvolvimento institucional',
        }),
    },
  },
  play: async () => {
    await arrived();
    await screen.findByRole('link', { name: /^Congresso internacional/ });
  },
};
