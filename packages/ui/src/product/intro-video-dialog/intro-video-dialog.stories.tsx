import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { coverOf } from '../story-covers.ts';
import { IntroVideoDialog } from './intro-video-dialog.tsx';

const meta = {
  title: 'Product/Intro video dialog',
  component: IntroVideoDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Vídeo de apresentação: Comunicação clara em equipes que crescem',
    children: <img src={coverOf('teal')} alt="" />,
  },
} satisfies Meta<typeof IntroVideoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
export const Loading: Story = { args: { children: <Spinner /> } };
export const Failed: Story = {
  args: { children: <ErrorState title="Não foi possível abrir o vídeo." onRetry={fn()} /> },
};
