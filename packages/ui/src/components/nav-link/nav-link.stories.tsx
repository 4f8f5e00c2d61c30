import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NavLink } from './nav-link.tsx';

const meta = {
  title: 'Components/Navigation/Nav link',
  component: NavLink,
  args: { href: '#trilhas', children: 'Trilhas' },
  argTypes: { renderLink: { control: false } },
} satisfies Meta<typeof NavLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Trilhas' })).toHaveAttribute(
      'href',
      '#trilhas',
    );
  },
};

/** The app's own link is drawn, with the words and attributes given here. */
export const FromTheApp: Story = {
  args: {
    renderLink: (href) => (
      <a href={href} data-router="">
        Trilhas
      </a>
    ),
    'aria-current': 'page',
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Trilhas' });
    await expect(link).toHaveAttribute('data-router');
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};
