import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { keyboard } from './tabs.keyboard.ts';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Estudo',
    tabs: [
      { id: 'contents', label: 'Conteúdos', content: <p>Cinco conteúdos, dois concluídos.</p> },
      { id: 'notes', label: 'Anotações', content: <TextArea label="Nova anotação" rows={3} /> },
      { id: 'doubts', label: 'Dúvidas', content: <p>Nenhuma dúvida enviada neste conteúdo.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['pictured'] };

/** Another tab than the first is shown at first. */
export const Second: Story = { args: { defaultValue: 'notes' } };

/** Tabs that do not fit scroll in their line, and nothing else does. */
export const LongText: Story = {
  args: {
    tabs: ['Conteúdos do treinamento', 'Anotações que só você vê', 'Dúvidas enviadas ao instrutor'].map(
      (label) => ({ id: label, label, content: <p>{label}</p> }),
    ),
  },
  globals: { viewport: { value: 'w360' } },
};

/** What is half written outlives a look at another tab; a panel that nobody opened is not drawn. */
export const KeepsWhatIsTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(canvasElement.querySelector('textarea')).toBeNull();
    await userEvent.click(tab('Anotações'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nova anotação' }), 'Rever o minuto 3');
    await userEvent.click(tab('Dúvidas'));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('tabpanel', { name: 'Dúvidas' })).toBeVisible();
    await userEvent.click(tab('Anotações'));
    await expect(canvas.getByRole('textbox', { name: 'Nova anotação' })).toHaveValue('Rever o minuto 3');
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isAt = async (name: string) => {
      const tab = canvas.getByRole('tab', { name });
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
    };
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await isAt('Conteúdos');
      },
      ArrowRight: async () => {
        await userEvent.keyboard('{ArrowRight}');
        await isAt('Anotações');
        await userEvent.keyboard('{ArrowRight}{ArrowRight}');
        await isAt('Conteúdos');
      },
      ArrowLeft: async () => {
        await userEvent.keyboard('{ArrowLeft}');
        await isAt('Dúvidas');
        await userEvent.keyboard('{ArrowLeft}');
      },
      End: async () => {
        await userEvent.keyboard('{End}');
        await isAt('Dúvidas');
      },
      Home: async () => {
        await userEvent.keyboard('{Home}');
        await isAt('Conteúdos');
      },
    });
  },
};
