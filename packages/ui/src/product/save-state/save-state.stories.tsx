import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { heard } from '../../testing/heard.ts';
import { SaveState } from './save-state.tsx';
import { type SaveStateName, saveStates } from './save-state.variants.ts';

const meta = {
  title: 'Product/Save state',
  component: SaveState,
  args: { state: 'saved', time: '14:32' },
} satisfies Meta<typeof SaveState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {saveStates.map((state) => (
        <SaveState {...args} key={state} state={state} />
      ))}
    </div>
  ),
};

/** What waits is counted, and can be tried at once. */
export const Waiting: Story = {
  args: {
    state: 'offline',
    waiting: '15 segundos de estudo e 2 anotações aguardam a conexão',
    onRetry: fn(),
    words: { offline: 'Sem conexão' },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent(
      /^Sem conexão. 15 segundos de estudo e 2 anotações aguardam a conexão.Tentar agora$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar agora' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** Nothing was studied yet, and something written waits: there is nothing to part it from. */
export const OnlyWaiting: Story = {
  args: { state: 'idle', waiting: '1 anotação aguarda a conexão' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^1 anotação aguarda a conexão$/);
  },
};

/** Without either there is no line at all. */
export const Idle: Story = {
  args: { state: 'idle', waiting: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
    await expect(canvasElement.querySelector('span')).not.toBeVisible();
  },
};

/** A server that named an hour is left alone until then: there is nothing to press. */
export const Postponed: Story = {
  args: {
    state: 'offline',
    waiting: '2 anotações aguardam o servidor. Nova tentativa às 14:33',
    words: { offline: 'Servidor indisponível: salvo neste aparelho' },
  },
};
export const WaitingOnPhone: Story = { ...Waiting, globals: { viewport: { value: 'w360' } } };

/** The first try is in vain, the second one arrives. */
function Tries() {
  const [tries, setTries] = useState(0);
  const [isTrying, setTrying] = useState(false);
  const tryNow = () => {
    setTrying(true);
    setTimeout(() => {
      setTrying(false);
      setTries(tries + 1);
    });
  };
  return (
    <SaveState
      state={tries < 2 ? 'offline' : 'saved'}
      time="14:32"
      onRetry={tries < 2 ? tryNow : undefined}
      retrying={isTrying}
      words={{ offline: `${tries === 0 ? 'Sem' : 'Ainda sem'} conexão: salvo neste aparelho` }}
    />
  );
}

/** What comes of a try is said, and the focus stays where it was when its button goes. */
export const Tried: Story = {
  render: () => <Tries />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await heard(/Sem conexão: salvo neste aparelho$/);
    const button = canvas.getByRole('button', { name: 'Tentar agora' });
    await userEvent.click(button);
    await heard(/^Ainda sem conexão: salvo neste aparelho$/);
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await heard(/^Salvo às 14:32$/);
    await expect(button).not.toBeInTheDocument();
    await expect(canvas.getByText('Salvo às 14:32')).toHaveFocus();
  },
};

function Journey() {
  const [state, setState] = useState<SaveStateName>('saved');
  return (
    <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap' }}>
      <SaveState state={state} time="14:32" />
      <Button onClick={() => setState('saving')}>Salvar</Button>
      <Button onClick={() => setState('offline')}>Cair</Button>
      <Button onClick={() => setState('saved')}>Voltar</Button>
    </div>
  );
}

/** Quiet while all is well; says that the connection went and that it is back. */
export const Announced: Story = {
  render: () => <Journey />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const told = () => document.querySelector('[data-part="announcements"]')?.textContent ?? '';
    // What another story said may still stand there.
    await waitFor(() => expect(told()).toBe(''), { timeout: 30_000 });
    await press('Salvar');
    await expect(told()).toBe('');
    await press('Cair');
    await waitFor(() => expect(told()).toBe('Sem conexão: salvo neste aparelho'));
    await press('Voltar');
    await waitFor(() => expect(told()).toBe('Salvo às 14:32'));
  },
};
