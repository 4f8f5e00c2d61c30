import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { CallToAction } from './call-to-action.tsx';

const meta = {
  title: 'Product/Call to action',
  component: CallToAction,
  args: { children: <Button>Entrar</Button> },
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { height } = within(canvasElement).getByRole('button', { name: 'Entrar' }).getBoundingClientRect();
    await expect(height).toBe(44);
  },
};

/** A button, a link, and one whose work is under way. */
export const States: Story = {
  render: () => (
    <CallToAction>
      <div style={{ display: 'flex', gap: 16 }}>
        <Button>Entrar</Button>
        <ButtonLink href="#enter">Entrar</ButtonLink>
        <Button pending>Entrar</Button>
      </div>
    </CallToAction>
  ),
};
