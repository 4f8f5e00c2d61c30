import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LockIcon } from '../icon/icons.ts';
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
    children: 'Fale com a pessoa responsável pelo seu time.',
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
