import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Maintenance',
  parameters: { layout: 'fullscreen', route: paths.dashboard(), sandbox: { scenario: 'maintenance' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Estamos em manutenção' });
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever is signed in is led here from any page and keeps the menu. */
export const SignedIn: Story = { tags: ['pictured'] };

export const SignedInOnPhone: Story = { globals: { viewport: { value: 'w360' } } };

/** Only what leaves the student app can be chosen; the rest says why not. */
export const MenuOpen: Story = {
  parameters: { sandbox: { scenario: 'maintenance', person: 2 } },
  play: async () => {
    // The address before this one has a header too, which goes with it.
    await meta.play();
    await userEvent.click(screen.getByRole('button', { name: /^Menu de/ }));
    await screen.findByRole('menu');
  },
};

/** Asked, and it goes on. */
export const GoesOn: Story = {
  play: async () => {
    await meta.play();
    // Before its code is there it only waits.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Tentar novamente' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText(/^A manutenção continua/);
  },
};

export const SignedOut: Story = {
  parameters: { route: paths.maintenance(), sandbox: { scenario: 'maintenance', person: 'nobody' } },
};
