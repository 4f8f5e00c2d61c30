import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from '../text-link/text-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Foundations/Visually hidden',
  component: VisuallyHidden,
  args: { children: ' de Comunicação clara' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten links that all say “Ver certificado” are told apart by ear. */
export const Default: Story = {
  render: (args) => (
    <TextLink href="#certificado">
      Ver certificado
      <VisuallyHidden {...args} />
    </TextLink>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Ver certificado de Comunicação clara' })).toBeVisible();
    await expect(canvas.getByText(String(args.children).trim()).getBoundingClientRect().width).toBeLessThan(
      2,
    );
  },
};
