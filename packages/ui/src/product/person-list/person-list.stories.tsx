import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { portraitOf } from '../story-covers.ts';
import { keyboard } from './person-list.keyboard.ts';
import { PersonList, type PersonListItem } from './person-list.tsx';
import { PersonListSkeleton } from './person-list-skeleton.tsx';

const names = [
  'Ana Beatriz Souza',
  'Bruno Lima',
  'Carla Menezes',
  'João Pedro Lima',
  'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Oliveira',
  'Zé',
];
const hues = ['teal', 'plum', 'amber'] as const;
const crowd = (count: number): PersonListItem[] =>
  Array.from({ length: count }, (_, at) => {
    const hue = hues[at % 4];
    return {
      id: at,
      name: names[at % names.length] ?? '',
      photoUrl: hue && portraitOf(hue),
      isSelf: at === 0,
    };
  });

const meta = {
  title: 'Product/Person list',
  component: PersonList,
  args: { label: 'Participantes', people: crowd(6) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PersonList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A few, more than are shown at first, and on their way. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <PersonList {...args} label="Poucas pessoas" />
      <PersonList {...args} label="Muitas pessoas" people={crowd(31)} />
      <PersonListSkeleton count={4} />
    </div>
  ),
};

/** The first press shows more people, the last one takes them back; the focus stays on the button. */
export const Keyboard: Story = {
  args: { people: crowd(58) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Ver mais 48 pessoas' });
    const count = () => canvas.getAllByRole('listitem').length;
    await expect(count()).toBe(8);
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(button).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(count()).toBe(56);
        await expect(button).toHaveAccessibleName('Ver mais 2 pessoas');
        await expect(button).toHaveFocus();
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(count()).toBe(58);
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await userEvent.keyboard(' ');
        await expect(count()).toBe(8);
        await expect(button).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(button).not.toHaveFocus();
      },
    });
  },
};
