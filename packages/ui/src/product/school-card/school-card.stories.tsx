import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LinkProvider } from '../../components/link-provider/link-provider.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { linkSteps } from '../../testing/link-steps.ts';
import { CourseGrid } from '../course-grid/course-grid.tsx';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './school-card.keyboard.ts';
import { SchoolCard } from './school-card.tsx';
import { SchoolCardSkeleton } from './school-card-skeleton.tsx';

const meta = {
  title: 'Product/School card',
  component: SchoolCard,
  args: {
    name: 'Gestão e liderança',
    href: '#school',
    description: 'Para quem conduz pessoas, projetos e mudanças.',
    pictureUrl: coverOf('plum', 'rings'),
    trackCount: 3,
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Escolas</h1>
        <h2>Todas</h2>
        <Story />
      </main>
    ),
  ],
  render: (args) => (
    <CourseGrid label="Escolas">
      <SchoolCard {...args} />
    </CourseGrid>
  ),
} satisfies Meta<typeof SchoolCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With all it can say, with one track, without what may be missing, with long texts, and on its way. */
export const States: Story = {
  play: async ({ canvasElement }) => {
    const [full = canvasElement, one = canvasElement, least = canvasElement] =
      within(canvasElement).getAllByRole('article');
    await expect(full).toHaveTextContent('3 trilhas');
    await expect(one).toHaveTextContent('1 trilha');
    await expect(least).toHaveTextContent(/^Gestão e liderança$/);
    await expect(least.querySelector('img')).toBeNull();
  },
  render: (args) => (
    <CourseGrid label="Escolas">
      <SchoolCard {...args} />
      <SchoolCard {...args} trackCount={1} pictureUrl={coverOf('teal', 'steps')} />
      <SchoolCard {...args} description={undefined} pictureUrl={undefined} trackCount={undefined} />
      <SchoolCard
        {...args}
        name="Desenvolvimento institucional e responsabilidade socioambiental"
        description="Procedimentos internacionais, conversas difíceis e uma frase que precisa de mais de uma linha, e de outra, e de mais uma até que não caiba."
        trackCount={120}
      />
      <SchoolCardSkeleton />
    </CourseGrid>
  ),
};

const navigate = fn();

/** Every key of the table. */
export const Keyboard: Story = {
  render: (args) => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <SchoolCard {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await everyRow(keyboard, linkSteps(within(canvasElement).getByRole('link'), navigate, '#school'));
  },
};
