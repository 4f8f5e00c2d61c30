import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { PageTransition } from './page-transition.tsx';

const meta = {
  title: 'Components/Feedback/Page announcer',
  component: PageAnnouncer,
  args: { page: '/painel', title: 'Painel' },
  render: function App({ page: firstPage }) {
    const [page, setPage] = useState(firstPage);
    const title = page === '/painel' ? 'Painel' : 'Gestão do tempo';
    return (
      <>
        <PageAnnouncer page={page} title={title} />
        <main>
          <PageTransition page={page}>
            <Heading level={1}>{title}</Heading>
          </PageTransition>
          <Button onClick={() => setPage('/curso/12')}>Ver curso</Button>
        </main>
      </>
    );
  },
} satisfies Meta<typeof PageAnnouncer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first page is the browser's; the next one is told, and its heading has the focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver curso' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Gestão do tempo' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Gestão do tempo');
  },
};
