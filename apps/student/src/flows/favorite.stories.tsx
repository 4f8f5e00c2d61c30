import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { paths } from '../paths.ts';

/** A course is made one of a person's favourites on its card (RECO-14, RECO-15). */
const meta = {
  title: 'Flows/Favorite',
  parameters: {
    layout: 'fullscreen',
    flow: 'favorite',
    route: paths.globalSearch({ search: 'rotas' }),
    sandbox: {},
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pressesHeart = async () => {
  const [heart] = await screen.findAllByRole('button', { name: /^Favoritar/, pressed: false });
  if (!heart) throw new Error('no course here that is no favourite');
  await userEvent.click(heart);
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  return heart;
};

export const Settled: Story = {
  play: async () => {
    await pressesHeart();
    await standsIn('settled');
  },
};

/** Shown at once, while its call is on its way. */
export const Saving: Story = {
  parameters: { sandbox: { faults: { addFavoriteTraining: 'silent' } } },
  play: async () => {
    await pressesHeart();
    await standsIn('saving');
  },
};

/** Taken back, and told why. */
export const Refused: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { addFavoriteTraining: 'failing' } } },
  play: async () => {
    const [heart] = await screen.findAllByRole('button', { name: /^Favoritar/, pressed: false });
    if (!heart) throw new Error('no course here that is no favourite');
    await userEvent.click(heart);
    await screen.findByText('O serviço está indisponível. Tente mais tarde.');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await standsIn('settled');
  },
};
