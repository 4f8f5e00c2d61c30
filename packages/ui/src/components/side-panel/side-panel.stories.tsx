import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { opensAgain } from '../../testing/opens-again.ts';
import { Button } from '../button/button.tsx';
import { keyboard } from './side-panel.keyboard.ts';
import { SidePanel } from './side-panel.tsx';

const answers = Array.from(
  { length: 12 },
  (_, index) => `${index + 1}. O certificado aparece no seu perfil assim que o treinamento é concluído.`,
).map((text) => (
  <p key={text} style={{ marginBlockEnd: 16 }}>
    {text}
  </p>
));

const meta = {
  title: 'Components/Overlays/Side panel',
  component: SidePanel,
  args: {
    title: 'Perguntas frequentes',
    trigger: <Button variant="outline">Ajuda</Button>,
    children: answers,
  },
  argTypes: { trigger: { control: false }, footer: { control: false }, children: { control: false } },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Ajuda' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Perguntas frequentes' });
    await expect(panel).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await opensAgain(trigger, 'dialog');
  },
};

export const Open: Story = { tags: ['pictured'], args: { open: true } };

export const FromTheStart: Story = { args: { open: true, side: 'start', size: 'small', title: 'Menu' } };

export const WithFooter: Story = {
  args: {
    open: true,
    size: 'large',
    title: 'Sua sacola',
    footer: <Button width="full">Finalizar pedido</Button>,
  },
};

/** Nothing matches: the panel keeps its size and says so. */
export const Empty: Story = {
  args: { open: true, children: <p>Nenhuma pergunta encontrada para “boleto”.</p> },
};

/** Every key of the table. */
export const Keyboard: Story = {
  args: { children: 'Nenhuma pergunta.', footer: <Button>Ver todas</Button> },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Ajuda' });
    const button = (name: string) => screen.getByRole('button', { name });
    await everyRow(keyboard, {
      'Enter, Space': async () => {
        trigger.focus();
        await userEvent.keyboard(' ');
        await screen.findByRole('dialog');
        await userEvent.keyboard('{Escape}');
        await opensAgain(trigger, 'dialog');
        await expect(button('Ver todas')).toHaveFocus();
      },
      Tab: async () => {
        for (const name of ['Fechar', 'Ver todas']) {
          await userEvent.tab();
          await expect(button(name)).toHaveFocus();
        }
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(button('Fechar')).toHaveFocus();
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(trigger).toHaveFocus());
      },
    });
  },
};
