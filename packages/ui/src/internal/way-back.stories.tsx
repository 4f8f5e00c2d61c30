import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/button/button.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';

/** A dialog that goes with its page: another comes at once, or after a while. */
function TwoPages({ pause }: { pause: number }) {
  const [page, show] = useState<'first' | 'none' | 'second'>('first');
  const leave = () => {
    if (pause > 0) show('none');
    setTimeout(() => show('second'), pause);
  };
  if (page === 'none') return null;
  return (
    <div key={page}>
      <a href="#content">Ir para o conteúdo</a>
      <main id="content">
        <h1>{page === 'first' ? 'Primeira página' : 'Segunda página'}</h1>
        {page === 'first' ? (
          <Dialog title="Sair da página?" trigger={<Button>Sair</Button>}>
            <Button onClick={leave}>Sim, sair</Button>
          </Dialog>
        ) : null}
      </main>
    </div>
  );
}

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
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Apagar' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, apagar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('region', { name: 'Endereços' })).toHaveFocus());
  },
};

async function leaveThePage(canvasElement: HTMLElement) {
  within(canvasElement).getByRole('button', { name: 'Sair' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Sim, sair' }));
  await screen.findByRole('heading', { name: 'Segunda página' });
}

/** A page that comes in the place of another is begun at its title, not at the link that skips to it. */
export const ToAnotherPage: StoryObj = {
  render: () => <TwoPages pause={0} />,
  play: async ({ canvasElement }) => {
    await leaveThePage(canvasElement);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Segunda página' })).toHaveFocus());
  },
};

/** A page that comes later decides about the focus by itself. */
export const ToALaterPage: StoryObj = {
  render: () => <TwoPages pause={300} />,
  play: async ({ canvasElement }) => {
    await leaveThePage(canvasElement);
    await new Promise((done) => setTimeout(done, 100));
    await expect(document.body).toHaveFocus();
  },
};
