import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './content-list.keyboard.ts';
import { ContentList, type ContentListItem } from './content-list.tsx';
import { contentKinds } from './content-list.variants.ts';

const items: ContentListItem[] = [
  { id: 1, title: 'Boas-vindas', href: '#1', kind: 'video', state: 'done', duration: '2:00m' },
  {
    id: 2,
    title: 'Escuta ativa na prática',
    href: '#2',
    kind: 'video',
    state: 'open',
    duration: '5:00m',
    progress: 42,
  },
  { id: 3, title: 'Guia de conversas difíceis', href: '#3', kind: 'pdf', state: 'open', duration: '10:00m' },
  {
    id: 4,
    title: 'Teste seus conhecimentos',
    href: '#4',
    kind: 'exercise',
    state: 'blocked',
    blockedReason: 'Conclua “Guia de conversas difíceis” para liberar.',
  },
  {
    id: 5,
    title: 'Encontro gravado',
    href: '#5',
    kind: 'audio',
    state: 'unreleased',
    blockedReason: 'Disponível a partir de 09/03/2026.',
  },
];

const meta = {
  title: 'Product/Content list',
  component: ContentList,
  args: { label: 'Conteúdos do treinamento', items, currentId: 2 },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'Next' ? 760 : 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Escuta ativa na prática',
    );
  },
};

/** On a course's page: the next one is tinted and ends in its button; the whole row is one link. */
export const Next: Story = {
  args: { currentId: undefined, next: { id: 2, label: 'Continuar' } },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('link', { name: /Escuta ativa na prática.*Continuar/ });
    await expect(row).toHaveAttribute('href', '#2');
    await expect(within(row).queryByRole('button')).toBeNull();
  },
};

/** One of each kind. */
export const States: Story = {
  args: {
    currentId: undefined,
    items: contentKinds.map((kind, index) => ({
      id: kind,
      title: `Conteúdo ${index + 1}`,
      href: `#${kind}`,
      kind,
      state: 'open',
      duration: '3:00m',
    })),
  },
};

/** Contents that are locked or not released stay in the tab order and say why (COURSE-10, PLAYER-20). */
export const Blocked: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Teste seus conhecimentos/ });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).toHaveAccessibleDescription(/Conclua/);
    link.focus();
    await expect(link).toHaveFocus();
    const unreleased = within(canvasElement).getByRole('link', { name: /Encontro gravado/ });
    await expect(unreleased).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(link);
    await expect(window.location.hash).not.toBe('#4');
  },
};

export const LongText: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      title: `${item.title}: procedimentos internacionais de responsabilidade socioambiental para multiplicadores`,
    })),
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        link(/Guia de conversas/).focus();
        await userEvent.tab();
        await expect(link(/Teste seus conhecimentos/)).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(link(/Guia de conversas/)).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(window.location.hash).toBe('#3'));
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await waitFor(() =>
          expect(document.querySelector('[data-part="announcements"]')).toHaveTextContent(/^Conclua/),
        );
        await expect(window.location.hash).toBe('#3');
      },
    });
  },
};
