import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { ContentList } from '../content-list/content-list.tsx';
import { SaveState } from '../save-state/save-state.tsx';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './player-shell.keyboard.ts';
import { PlayerShell } from './player-shell.tsx';

const stage = (
  <img
    src={coverOf('teal', 'steps')}
    alt=""
    style={{ inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
  />
);

const meta = {
  title: 'Product/Player shell',
  component: PlayerShell,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Escuta ativa na prática',
    course: { title: 'Comunicação clara em equipes que crescem', href: '#course' },
    stage,
    saveState: <SaveState state="saved" time="14:32" />,
    previous: { href: '#1' },
    next: { href: '#3' },
    listTitle: 'Conteúdos',
    listSummary: '1 de 5 concluídos',
    list: (
      <ContentList
        label="Conteúdos do treinamento"
        currentId={2}
        items={[
          { id: 1, title: 'Boas-vindas', href: '#1', kind: 'video', state: 'done', duration: '2:10m' },
          {
            id: 2,
            title: 'Escuta ativa na prática',
            href: '#2',
            kind: 'video',
            state: 'open',
            duration: '5:07m',
            progress: 42,
          },
          {
            id: 3,
            title: 'Guia de conversas difíceis',
            href: '#3',
            kind: 'pdf',
            state: 'open',
            duration: '10:00m',
          },
          {
            id: 4,
            title: 'Teste seus conhecimentos',
            href: '#4',
            kind: 'exercise',
            state: 'blocked',
            blockedReason: 'Conclua o guia para liberar.',
          },
          {
            id: 5,
            title: 'Encontro gravado',
            href: '#5',
            kind: 'audio',
            state: 'unreleased',
            blockedReason: 'Disponível a partir de 09/03/2026.',
          },
        ]}
      />
    ),
  },
} satisfies Meta<typeof PlayerShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Escuta ativa na prática');
    await expect(canvas.getByRole('link', { name: 'Próximo' })).toHaveAttribute('href', '#3');
  },
};

/** The list does not wrap: no previous at the first, no next at the last. */
export const First: Story = { args: { previous: undefined } };
export const Last: Story = { args: { next: undefined } };

/** A locked next content says why (PLAYER-22). */
export const Blocked: Story = {
  args: { next: { blockedReason: 'Conclua este conteúdo para liberar o próximo.' } },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('link', { name: 'Próximo' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAccessibleDescription('Conclua este conteúdo para liberar o próximo.');
  },
};

/** What is not 16:9 is as wide as the page and as high as it needs. */
export const FreeStage: Story = {
  args: {
    shape: 'free',
    stage: (
      <EmptyState title="Este tipo de conteúdo ainda não abre aqui" level={2}>
        Os demais conteúdos do treinamento continuam disponíveis.
      </EmptyState>
    ),
  },
};

export const Offline: Story = { args: { saveState: <SaveState state="offline" /> } };

export const LongText: Story = {
  args: {
    title:
      'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional para multiplicadores',
    saveState: <SaveState state="offline" />,
  },
};

/** A finger shows neither a title nor a description: what it taps tells why it is locked (decision 0524). */
export const BlockedOnPhone: Story = {
  ...Blocked,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole('link', { name: 'Próximo' });
    const before = window.location.hash;
    const finger = userEvent.setup({ pointerEventsCheck: 0 });
    await finger.pointer([{ keys: '[TouchA]', target: next }]);
    const bubble = await waitFor(() => {
      const found = document.querySelector('[data-part="blocked-reason"]');
      if (!found) throw new Error('Nothing tells why it is locked.');
      return found;
    });
    await expect(bubble).toBeVisible();
    await expect(bubble).toHaveTextContent('Conclua este conteúdo para liberar o próximo.');
    await waitFor(() =>
      expect(document.querySelector('[data-part="announcements"]')).toHaveTextContent(
        'Conclua este conteúdo',
      ),
    );
    await expect(window.location.hash).toBe(before);
  },
};

export const Keyboard: Story = {
  ...Blocked,
  tags: ['unpictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bubble = () => document.querySelector('[data-part="blocked-reason"]');
    await everyRow(keyboard, {
      Tab: async () => {
        canvas.getByRole('link', { name: /^Voltar ao treinamento/ }).focus();
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Anterior' })).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(window.location.hash).toBe('#1'));
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Próximo' })).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(bubble()).toBeVisible());
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(bubble()).toBeNull());
      },
    });
  },
};
