import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { svgAddress } from '../../theme/svg-uri.ts';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Product/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Aprender faz a sua carreira decolar',
    text: 'Cursos, trilhas e eventos da sua empresa em um só lugar, no seu ritmo.',
    action: <Button>Entrar</Button>,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Rings that run out at the lower right corner, as a brand's picture may. */
const rings = (ink: string) =>
  svgAddress(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" fill="none" stroke="${ink}" stroke-width="24">${[180, 320, 460, 600].map((radius) => `<circle cx="960" cy="720" r="${radius}"/>`).join('')}</svg>`,
  );
const picture = rings('#888');

/** The picture keeps to its corner and never lies under the words. */
export const WithPicture: Story = {
  args: { pictureUrl: picture },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByRole('heading', { level: 1 }).parentElement;
    const image = canvasElement.querySelector('img');
    const [left, right] = [words?.getBoundingClientRect(), image?.getBoundingClientRect()];
    if (!left || !right) throw new Error('The hero has no words or no picture.');
    await expect(right.left >= left.right || right.top >= left.bottom).toBe(true);
  },
};

/** A browser takes the first format that it knows, in the width that is enough; another one keeps the usual file. */
export const PictureInFormats: Story = {
  args: {
    pictureUrl: picture,
    pictureSources: [
      { type: 'image/of-tomorrow', srcSet: `${rings('#f00')} 960w` },
      { type: 'image/svg+xml', srcSet: `${rings('#777')} 960w` },
    ],
  },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await image?.decode();
    await expect(image?.currentSrc).toBe(rings('#777'));
  },
};

/** With a picture and without: on paper there is none. */
export const States: Story = {
  render: (args) => (
    <>
      <Hero {...args} pictureUrl={picture} />
      <Hero {...args} />
    </>
  ),
};

export const LongText: Story = {
  args: {
    title:
      'Desenvolvimento institucional e responsabilidade socioambiental para todas as pessoas da companhia',
    text: 'Uma frase que precisa de mais de uma linha mesmo em telas largas, porque a marca quis dizer muito de uma vez só, e ainda assim a página continua em pé.',
  },
};
