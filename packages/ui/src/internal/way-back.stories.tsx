import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/button/button.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';

/** A dialog after which neither what opened it nor any other control of its part of the page is left. */
function Addresses() {
  const [isEmpty, empty] = useState(false);
  return (
    <main>
      <h1>Minha conta</h1>
      <Button>Voltar</Button>
      <section aria-label="Endereços">
        {isEmpty ? (
          <p>Nenhum endereço.</p>
        ) : (
          <>
            <Button>Mudar</Button>
            <Dialog title="Apagar o endereço?" trigger={<Button>Apagar</Button>}>
              <Button onClick={() => empty(true)}>Sim, apagar</Button>
            </Dialog>
          </>
        )}
      </section>
      <Button>Sair</Button>
    </main>
  );
}

const meta = { title: 'Foundations/Way back', component: Addresses } satisfies Meta<typeof Addresses>;

export default meta;

/** The focus stays in the part of the page that it came from, though nothing there takes it by itself any more. */
export const ToTheRegion: StoryObj<typeof meta> = {
  tags: ['unpictured'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Apagar' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, apagar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Endereços' })).toHaveFocus());
  },
};
