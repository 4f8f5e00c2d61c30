import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { LinkProvider } from '../link-provider/link-provider.tsx';
import { keyboard } from './nav-tabs.keyboard.ts';
import { NavTabs } from './nav-tabs.tsx';

const tabs = [
  { href: '#tracks', label: 'Trilhas obrigatórias', count: 3 },
  { href: '#courses', label: 'Meus treinamentos' },
  { href: '#indication', label: 'Treinamentos recomendados', count: 12 },
  { href: '#favorite', label: 'Treinamentos favoritos' },
  { href: '#statement', label: 'Extrato' },
  { href: '#history-order', label: 'Histórico de pedidos' },
];

const meta = {
  title: 'Components/Navigation/Nav tabs',
  component: NavTabs,
  args: { label: 'Seções do perfil', tabs, current: '#courses' },
} satisfies Meta<typeof NavTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** First, middle and last current; the line scrolls to the current one. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {['#tracks', '#indication', '#history-order'].map((current) => (
        <NavTabs key={current} {...args} label={`Seções, ${current}`} current={current} />
      ))}
      <NavTabs label="Duas seções" tabs={tabs.slice(1, 3)} current="#courses" />
    </div>
  ),
};

export const IsNavigation: Story = {
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Seções do perfil' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      within(navigation).getByRole('link', { name: 'Meus treinamentos', current: 'page' }),
    ).toHaveFocus();
  },
};

const navigate = fn();

/** Every key of the table. */
export const Keyboard: Story = {
  args: { tabs: tabs.slice(0, 2) },
  render: (args) => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <NavTabs {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const [first, second] = within(canvasElement).getAllByRole('link');
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await userEvent.tab();
        await expect(second).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(first).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(navigate.mock.calls).toEqual([['#tracks']]);
      },
    });
  },
};
