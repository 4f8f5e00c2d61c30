import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { heard } from '../../testing/heard.ts';
import { LockIcon } from '../icon/icons.ts';
import { keyboard } from './error-state.keyboard.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/Feedback/Error state',
  component: ErrorState,
  args: {
    title: 'Não foi possível carregar os treinamentos',
    children: 'Verifique a sua conexão. Os filtros que você escolheu continuam valendo.',
    onRetry: fn(),
  },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Verifique a sua conexão.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Unexpected: Story = { args: { title: 'Ocorreu um erro inesperado.', children: undefined } };

/** Trying again cannot help, so nothing is offered. */
export const Forbidden: Story = {
  args: {
    icon: <LockIcon />,
    title: 'Você não tem acesso a este treinamento',
    children: 'Fale com a pessoa responsável pela sua equipe.',
    onRetry: undefined,
  },
};

export const Loading: Story = { tags: ['busy'], args: { pending: true } };

export const Page: Story = { args: { variant: 'page', level: 1 } };

export const LongText: Story = {
  args: {
    title:
      'Não foi possível carregar as perguntas frequentes sobre certificados, decoins e inscrições em turmas presenciais',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
};

function Failing() {
  const [pending, setPending] = useState(false);
  return (
    <>
      <ErrorState
        title="Não foi possível carregar os treinamentos"
        pending={pending}
        onRetry={() => setPending(true)}
      />
      <button type="button" onClick={() => setPending(false)}>
        Falha de novo
      </button>
    </>
  );
}

export const Keyboard: Story = {
  render: () => <Failing />,
  play: async ({ canvasElement }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    const retry = button('Tentar novamente');
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(retry).toHaveFocus();
      },
      'Enter, Space': async () => {
        for (const key of ['{Enter}', ' ']) {
          retry.focus();
          await userEvent.keyboard(key);
          await expect(retry).toHaveAttribute('aria-busy', 'true');
          await expect(retry).toHaveFocus();
          await userEvent.click(button('Falha de novo'));
          await heard('Não foi possível carregar os treinamentos');
        }
      },
    });
  },
};
