import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { PageTransition } from './page-transition.tsx';

const titles: Record<string, string> = {
  '/painel': 'Painel',
  '/curso/12': 'Gestão do tempo',
  '/busca': 'Busca',
};

const meta = {
  title: 'Components/Feedback/Page announcer',
  component: PageAnnouncer,
  args: { page: '/painel', title: 'Painel' },
  render: function App({ page: firstPage }) {
    const [page, setPage] = useState(firstPage);
    const title = titles[page] ?? 'Painel';
    return (
      <>
        <PageAnnouncer page={page} title={title} />
        <main>
          <PageTransition page={page}>
            <Heading level={1}>{title}</Heading>
          </PageTransition>
          <Button onClick={() => setPage('/curso/12')}>Ver curso</Button>
          <SearchField label="Buscar" debounce={0} onSearch={() => setPage('/busca')} />
        </main>
      </>
    );
  },
} satisfies Meta<typeof PageAnnouncer>;

export default meta;
type Story = StoryObj<typeof meta>;

const announced = (canvasElement: HTMLElement) => canvasElement.querySelector('p[role=status]');

/** The first page is the browser's; the next one is told, and its heading has the focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(announced(canvasElement)).toBeEmptyDOMElement();
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver curso' }));
    const heading = await canvas.findByRole('heading', { name: 'Gestão do tempo' });
    // pictures are taken without motion: the page is simply there
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
      await expect(heading.parentElement?.getAnimations()).toEqual([]);
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(announced(canvasElement)).toHaveTextContent('Gestão do tempo');
  },
};

/** A page that typing leads to is told, and whoever types goes on. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'g');
    await waitFor(() => expect(announced(canvasElement)).toHaveTextContent('Busca'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('estão');
    await expect(field).toHaveValue('gestão');
  },
};
