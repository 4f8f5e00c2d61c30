import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { LinkProvider } from '../link-provider/link-provider.tsx';
import { keyboard } from './breadcrumb.keyboard.ts';
import { BackLink, Breadcrumb } from './breadcrumb.tsx';

const places = [
  { label: 'Início', href: '#dashboard' },
  { label: 'Escola de Vendas', href: '#school' },
  { label: 'Excelência no atendimento', href: '#course' },
];

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: { places },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below 756 px only the way to the parent remains. */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('navigation', { name: 'Você está em' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    places: [
      ...places.slice(0, 2),
      { label: 'Trilha de desenvolvimento de lideranças regionais do Norte e do Nordeste', href: '#track' },
      {
        label: 'Como conduzir conversas difíceis com clareza e respeito em equipes distribuídas',
        href: '#course',
      },
    ],
  },
};

export const Back: Story = { render: () => <BackLink href="#dashboard">Voltar para o início</BackLink> };

const navigate = fn();

/** Every key of the table. */
export const Keyboard: Story = {
  render: (args) => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <Breadcrumb {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await userEvent.tab();
        await expect(within(canvasElement).getByRole('link', { name: 'Escola de Vendas' })).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(navigate.mock.calls).toEqual([['#school']]);
      },
    });
  },
};
