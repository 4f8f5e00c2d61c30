import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { InstructorCard } from '../instructor-card/instructor-card.tsx';
import { keyboard } from './show-more.keyboard.ts';
import { ShowMore, type ShowMoreProps } from './show-more.tsx';

const names = ['Ana', 'Beto', 'Carla', 'Davi', 'Elisa', 'Fábio', 'Gil', 'Helena', 'Ivo', 'Joana'];

const itemsOf = (count: number) =>
  names.slice(0, count).map((name) => (
    <li key={name}>
      <InstructorCard name={name} href={`#${name}`} />
    </li>
  ));

const meta = {
  title: 'Product/Show more',
  component: ShowMore,
  args: {
    label: 'Instrutores',
    items: itemsOf(10),
    step: 3,
    children: (shown) => <Stack as="ul">{shown}</Stack>,
  },
  argTypes: { items: { control: false } },
  decorators: [
    (Story) => (
      <main>
        <h1>Busca</h1>
        <h2>Instrutores</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list by slices: what has come stands while the next ones are on their way, fail, and are asked for again. */
function BySlices(args: ShowMoreProps) {
  const [standing, setStanding] = useState<'standing' | 'pending' | 'failed' | 'all'>('standing');
  return (
    <ShowMore
      {...args}
      items={itemsOf(standing === 'all' ? 6 : 3)}
      slices={{
        hasMore: standing !== 'all',
        pending: standing === 'pending',
        onMore: () => setStanding('pending'),
        failed:
          standing === 'failed' ? (
            <ErrorState variant="line" title="Não veio." onRetry={() => setStanding('all')} />
          ) : undefined,
      }}
    >
      {(shown) => (
        <>
          <Stack as="ul">{shown}</Stack>
          <Button onClick={() => setStanding('failed')}>Falhar</Button>
        </>
      )}
    </ShowMore>
  );
}

/** The focus goes to what failed, and from there to the first of those that came. */
export const Slices: Story = {
  render: (args) => <BySlices {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'Mostrar mais: Instrutores' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-busy', 'true');
    // By its handler alone, so that the focus stays where it is.
    canvas.getByRole('button', { name: 'Falhar' }).click();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Davi' })).toHaveFocus());
  },
};

/** More than are shown, and no more. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div style={sheet}>
      <ShowMore {...args} />
      <ShowMore {...args} items={itemsOf(4)} />
    </div>
  ),
};

/** Every key of the table; once all are shown there is no button. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = (name: string) => canvas.getByRole('link', { name });
    const more = () => canvas.getByRole('button', { name: 'Mostrar mais: Instrutores' });
    await everyRow(keyboard, {
      Tab: async () => {
        link('Davi').focus();
        await userEvent.tab();
        await expect(more()).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(link('Elisa')).toHaveFocus();
        await expect(canvas.getAllByRole('link')).toHaveLength(7);
      },
      Space: async () => {
        more().focus();
        await userEvent.keyboard(' ');
        await expect(link('Helena')).toHaveFocus();
        await expect(canvas.getAllByRole('link')).toHaveLength(10);
      },
    });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
