import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
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
