import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CoinsOfBrand } from '../../../../../.storybook/coins-of-brand.tsx';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { DocumentIcon } from '../../components/icon/icons.ts';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { Toasts } from '../../components/toast/toasts.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { ContentList, type ContentListItem } from '../content-list/content-list.tsx';
import { Reward } from '../reward/reward.tsx';
import { SaveState } from '../save-state/save-state.tsx';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './player-shell.keyboard.ts';
import { PlayerShell, type PlayerShellProps } from './player-shell.tsx';

const stage = (
  <img
    src={coverOf('teal', 'steps')}
    alt=""
    style={{ inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
  />
);

const reward = (
  <CoinsOfBrand count={20}>
    {(coins) => (
      <Reward
        title="Conteúdo concluído"
        coins={coins}
        action={
          <ButtonLink size="small" variant="outline" href="#3" data-repeated="">
            Próximo: Guia de conversas difíceis
          </ButtonLink>
        }
        onDismiss={() => {}}
      />
    )}
  </CoinsOfBrand>
);

/** The list and what is written beside it; how far the second content is. */
const panelsWith = (second: Pick<ContentListItem, 'state' | 'progress'>): PlayerShellProps['panels'] => [
  {
    id: 'contents',
    label: 'Conteúdos',
    content: (
      <ContentList
        label="Conteúdos do treinamento"
        currentId={2}
        items={[
          { id: 1, title: 'Boas-vindas', href: '#1', kind: 'video', state: 'done', duration: '2:00m' },
          {
            id: 2,
            title: 'Escuta ativa na prática',
            href: '#2',
            kind: 'video',
            duration: '5:00m',
            ...second,
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
  { id: 'notes', label: 'Anotações', content: <TextArea label="Nova anotação" rows={3} /> },
  { id: 'doubts', label: 'Dúvidas', content: <p>Nenhuma dúvida enviada neste conteúdo.</p> },
];

const meta = {
  title: 'Product/Player shell',
  component: PlayerShell,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Escuta ativa na prática',
    course: { title: 'Comunicação clara em equipes que crescem', href: '#course' },
    stage,
    progress: { label: 'Progresso do conteúdo', value: 42 },
    saveState: <SaveState state="saved" time="14:32" />,
    previous: { href: '#1' },
    next: { href: '#3' },
    panels: panelsWith({ state: 'open', progress: 42 }),
    children: <p>Como ouvir até o fim, perguntar sem julgar e confirmar o que foi combinado.</p>,
  },
} satisfies Meta<typeof PlayerShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Escuta ativa na prática');
    const next = canvas.getByRole('link', { name: 'Próximo' });
    await expect(next).toHaveAttribute('href', '#3');
    // it stands on the title's line, and what is saved on that of the progress
    const middle = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(Math.abs(middle(next) - middle(canvas.getByRole('heading', { level: 1 })))).toBeLessThan(2);
    await expect(
      Math.abs(middle(canvas.getByRole('progressbar')) - middle(canvas.getByText('Salvo às 14:32'))),
    ).toBeLessThan(2);
  },
};

/** On phones the panels stand under the title, the list first, and the ways to the neighbours at the foot of the window. */
export const OnPhone: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (role: string, name?: string) =>
      canvas.getByRole(role, name ? { name } : {}).getBoundingClientRect();
    await expect(box('tablist').top).toBeGreaterThan(box('heading', 'Escuta ativa na prática').bottom);
    const next = box('link', 'Próximo');
    await expect(next.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(next.bottom).toBeGreaterThan(window.innerHeight - 80);
    await expect(next.height).toBeGreaterThanOrEqual(44);
    // at the end of the page it covers nothing
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByText(/^Como ouvir/).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('navigation').getBoundingClientRect().top,
    );
    window.scrollTo(0, 0);
  },
};

/** Notes beside the film; what is half written stays while the list is looked at. */
export const Notes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Anotações' }));
    await expect(canvas.getByRole('textbox', { name: 'Nova anotação' })).toBeVisible();
  },
};

/** Something was finished: it is told right under the stage. */
export const Rewarded: Story = {
  tags: ['pictured'],
  args: {
    reward,
    progress: { label: 'Progresso do conteúdo', value: 100 },
    panels: panelsWith({ state: 'done' }),
  },
};

/** A page on which something is finished by itself, as a film that ends. */
function FinishedByItself(args: PlayerShellProps) {
  const [isDone, setDone] = useState(false);
  return (
    <PlayerShell
      {...args}
      stage={<Button onClick={() => setDone(true)}>Fim</Button>}
      reward={isDone ? reward : null}
    />
  );
}

/** On phones it lies over the ways to the neighbours: nothing of the page moves, and the next content is offered once. */
export const RewardedOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  render: FinishedByItself,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tops = () =>
      ['heading', 'tablist', 'list'].map((role) => canvas.getAllByRole(role)[0]?.getBoundingClientRect().top);
    const before = tops();
    canvas.getByRole('button', { name: 'Fim' }).click();
    const told = await canvas.findByRole('region', { name: 'Conteúdo concluído' });
    await expect(tops()).toEqual(before);
    const box = told.getBoundingClientRect();
    const next = canvas.getAllByRole('link', { name: /^Próximo/ });
    await expect(next.map(({ textContent }) => textContent)).toEqual(['Próximo']);
    await expect(box.bottom).toBeLessThanOrEqual(next[0]?.getBoundingClientRect().top ?? 0);
    await expect(box.bottom).toBeGreaterThan(window.innerHeight - 100);
    // at the end of the page it covers nothing
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByText(/^Como ouvir/).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      told.getBoundingClientRect().top,
    );
    window.scrollTo(0, 0);
  },
};

/** Somebody is writing a note under the stage: it stands at the page's end, and their field stays where it is. */
export const RewardedWhileWriting: Story = {
  globals: { viewport: { value: 'w360' } },
  render: FinishedByItself,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Anotações' }));
    const note = canvas.getByRole('textbox', { name: 'Nova anotação' });
    note.focus();
    const { top } = note.getBoundingClientRect();
    // The film ends by itself: nothing takes the focus.
    canvas.getByRole('button', { name: 'Fim' }).click();
    const told = await canvas.findByRole('region', { name: 'Conteúdo concluído' });
    await expect(note).toHaveFocus();
    await expect(note.getBoundingClientRect().top).toBe(top);
    await expect(told.getBoundingClientRect().top).toBeGreaterThan(note.getBoundingClientRect().bottom);
  },
};

/** A message that passes by leaves the ways to the neighbours free. */
export const ToastOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (args) => (
    <>
      <PlayerShell {...args} />
      <Toasts
        toasts={[{ id: '1', tone: 'info', message: 'Anotação apagada!', duration: 600_000 }]}
        onDismiss={() => {}}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const message = await within(document.body).findByText('Anotação apagada!');
    const next = canvas.getByRole('link', { name: 'Próximo' }).getBoundingClientRect();
    await expect(message.parentElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(next.top);
    await expect(
      document.elementFromPoint((next.left + next.right) / 2, (next.top + next.bottom) / 2),
    ).toHaveTextContent('Próximo');
  },
};

/** Beside the stage nothing of what is being written moves or is covered, and it keeps the focus. */
export const RewardedWhileWritingBeside: Story = {
  render: FinishedByItself,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Anotações' }));
    const note = canvas.getByRole('textbox', { name: 'Nova anotação' });
    await userEvent.type(note, 'Ouvir até');
    const before = note.getBoundingClientRect();
    canvas.getByRole('button', { name: 'Fim' }).click();
    await canvas.findByRole('region', { name: 'Conteúdo concluído' });
    await userEvent.keyboard(' o fim');
    await expect(note).toHaveValue('Ouvir até o fim');
    const { top, left, width, height } = note.getBoundingClientRect();
    await expect([top, left]).toEqual([before.top, before.left]);
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(note);
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
    progress: undefined,
    saveState: undefined,
    stage: (
      <EmptyState
        title="Leia o documento em outra aba"
        level={2}
        variant="strip"
        icon={<DocumentIcon />}
        action={<ButtonLink href="#document">Abrir o documento</ButtonLink>}
      >
        Depois, volte para seguir com o próximo conteúdo.
      </EmptyState>
    ),
  },
};

/** Nothing to tell of yet: the bar is as long as the line, and there is no hole. */
export const Unstudied: Story = {
  args: { progress: { label: 'Progresso do conteúdo', value: 0 }, saveState: <SaveState state="idle" /> },
};

export const Offline: Story = { args: { saveState: <SaveState state="offline" onRetry={() => {}} /> } };
export const OfflineOnPhone: Story = { ...Offline, globals: { viewport: { value: 'w360' } } };

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
