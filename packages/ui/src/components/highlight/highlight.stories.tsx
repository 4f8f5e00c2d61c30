import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Highlight } from './highlight.tsx';

const meta = {
  title: 'Components/Data/Highlight',
  component: Highlight,
  args: { children: 'Comunicação não violenta e ação coletiva', term: 'acao' },
} satisfies Meta<typeof Highlight>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Accents and case do not matter; the text stays as it was written. */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['ação', 'ação']);
    await expect(canvasElement).toHaveTextContent('Comunicação não violenta e ação coletiva');
  },
};

export const NoHit: Story = { args: { term: 'liderança' } };

export const LongText: Story = {
  args: {
    term: 'desenvolvimento',
    children:
      'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional para o desenvolvimento das pessoas',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
};
