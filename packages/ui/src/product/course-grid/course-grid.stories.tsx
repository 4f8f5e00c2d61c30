import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CourseCard } from '../course-card/course-card.tsx';
import { coverOf } from '../story-covers.ts';
import { CourseGrid } from './course-grid.tsx';

const titles = [
  'Comunicação clara',
  'Escuta ativa',
  'Indicadores que importam',
  'Finanças em família',
  'Gestão do tempo',
];

const meta = {
  title: 'Product/Course grid',
  component: CourseGrid,
  args: {
    label: 'Treinamentos',
    children: titles.map((title, index) => (
      <CourseCard
        key={title}
        itemId={index + 1}
        title={title}
        href={`#${index}`}
        coverUrl={coverOf('teal', 'rings')}
        duration="45:00m"
        level={2}
      />
    )),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <main>
        <h1>Treinamentos</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof CourseGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Treinamentos' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(titles.length);
  },
};

/** 288 px, what a window of 320 px leaves: one column, nothing cut. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
};
