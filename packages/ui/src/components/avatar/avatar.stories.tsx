import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { Avatar } from './avatar.tsx';
import { avatarSizes } from './avatar.variants.ts';

const photo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'%3E%3Crect width='96' height='96' fill='%23cfd8ea'/%3E%3Ccircle cx='48' cy='38' r='18' fill='%23865a3c'/%3E%3Cpath d='M12 96c2-24 18-34 36-34s34 10 36 34z' fill='%23394a6d'/%3E%3C/svg%3E";

/** A whole person, as a camera held upright takes them. */
const tallPhoto = photo
  .replace("viewBox='0 0 96 96'", "width='96' height='192' viewBox='0 0 96 192'")
  .replace("height='96' fill", "height='192' fill");

const meta = {
  title: 'Foundations/Avatar',
  component: Avatar,
  args: { name: 'Ana Beatriz Souza', size: 'large' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { src: photo } };

/** A photo that is taller than wide is cut, never squeezed. */
export const TallPhoto: Story = { args: { src: tallPhoto } };

/** Without a photo (SHELL-14): the letters are the person's, whatever is read out. */
export const Initials: Story = {
  args: { label: 'Foto de Ana Beatriz Souza' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Foto de Ana Beatriz Souza' }),
    ).toHaveAttribute('data-initials', 'AS');
  },
};

/** A photo that cannot be loaded (SHELL-14). */
export const BrokenPhoto: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img')).toHaveAttribute('data-initials', 'AS'),
    );
  },
};

export const States: Story = {
  render: () => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar key={size} name="Ana Beatriz Souza" size={size} src={photo} />
      ))}
      {avatarSizes.map((size) => (
        <Avatar key={size} name="João" size={size} />
      ))}
    </Inline>
  ),
};
