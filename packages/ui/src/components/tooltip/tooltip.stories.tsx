import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { NotificationIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { keyboard } from './tooltip.keyboard.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: { label: 'Notificações', children: <IconButton label="Notificações" icon={<NotificationIcon />} /> },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => <div style={{ padding: 64, display: 'grid', justifyContent: 'center' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Comes with the focus, goes with Escape, and comes again with the next focus. */
export const Default: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Notificações');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Notificações');
  },
};

export const Open: Story = { tags: ['pictured'], args: { defaultOpen: true } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    side: 'bottom',
    label:
      'Você recebe um aviso quando um instrutor responde à sua dúvida ou quando há conteúdo novo nas suas trilhas.',
  },
};

/** Every key of the table. */
export const Keyboard: Story = {
  play: async () => {
    const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(await screen.findByRole('tooltip')).toHaveTextContent('Notificações');
        await userEvent.tab();
        await isGone();
        await userEvent.tab({ shift: true });
        await screen.findByRole('tooltip');
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await isGone();
        await expect(screen.getByRole('button', { name: 'Notificações' })).toHaveFocus();
      },
    });
    // A finger has no pointer to rest: it holds, and a tap shows nothing.
    const button = screen.getByRole('button', { name: 'Notificações' });
    button.blur();
    const touch = (name: string) =>
      button.dispatchEvent(new PointerEvent(name, { pointerType: 'touch', bubbles: true, cancelable: true }));
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    touch('pointerdown');
    await pause(100);
    touch('pointerup');
    await pause(600);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    touch('pointerdown');
    await pause(600);
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Notificações');
    touch('pointerup');
  },
};
