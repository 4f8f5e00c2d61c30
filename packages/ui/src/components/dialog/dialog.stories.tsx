import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { opensAgain } from '../../testing/opens-again.ts';
import { Button } from '../button/button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { keyboard } from './dialog.keyboard.ts';
import { Dialog, DialogClose } from './dialog.tsx';
import type { dialogSizes } from './dialog.variants.ts';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Sugerir um treinamento',
    children: 'Conte o que você gostaria de aprender. A equipe lê todas as sugestões.',
    trigger: <Button>Sugerir</Button>,
  },
  argTypes: { trigger: { control: false }, footer: { control: false }, children: { control: false } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const footer = (
  <>
    <DialogClose>
      <Button variant="outline" tone="neutral">
        Cancelar
      </Button>
    </DialogClose>
    <DialogClose>
      <Button>Enviar</Button>
    </DialogClose>
  </>
);

const paragraphs = Array.from(
  { length: 14 },
  (_, index) =>
    `${index + 1}. O participante declara que leu e aceita as condições de uso da plataforma, e que os dados informados são verdadeiros e de sua responsabilidade.`,
).map((text) => (
  <p key={text} style={{ marginBlockEnd: 16 }}>
    {text}
  </p>
));

/** Opens by keyboard, keeps the focus inside, closes by Escape, gives the focus and the scrolling back. */
export const Default: Story = {
  args: { footer },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Sugerir' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Sugerir um treinamento' });
    await expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await expect(document.documentElement).toHaveAttribute('data-dimmed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(document.documentElement).not.toHaveAttribute('data-dimmed');
    await opensAgain(trigger, 'dialog');
  },
};

export const Open: Story = {
  tags: ['pictured'],
  args: { open: true, footer, description: 'Leva menos de um minuto.' },
};

const sized = (size: (typeof dialogSizes)[number]): Story => ({ args: { open: true, footer, size } });
/** Opens by itself under somebody who is pressing Enter: its title has the focus, so that a second press decides nothing. */
export const Small: Story = {
  args: { ...sized('small').args, initialFocus: 'title', onOpenChange: fn() },
  play: async ({ args }) => {
    const title = await screen.findByRole('heading', { name: 'Sugerir um treinamento' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  },
};
export const Large = sized('large');
export const Full = sized('xlarge');

/** What is too long scrolls inside, between a title and actions that stay; the scrolling part can be reached by keyboard. */
export const ScrollInside: Story = {
  args: { open: true, title: 'Termo de uso', children: paragraphs, footer, size: 'large' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Termo de uso' });
    const active = document.activeElement;
    await expect(dialog).toContainElement(active instanceof HTMLElement ? active : null);
    await expect(active?.scrollHeight).toBeGreaterThan(active?.clientHeight ?? 0);
  },
};

export const LongText: Story = {
  args: {
    open: true,
    footer,
    size: 'small',
    title:
      'Deseja realmente cancelar a sua inscrição na turma de Comunicação não violenta de segunda-feira, das 19h às 22h, em São Bernardo do Campo?',
  },
};

/** Beside a form a slip outside loses nothing; Escape still closes. */
export const Explicit: Story = {
  args: { dismissal: 'explicit', footer },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Sugerir' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await opensAgain(trigger, 'dialog');
  },
};

/** What the browser makes for each open surface; `requestClose` is what the phone's way back does. */
type Watcher = { requestClose: () => void };

/** The phone's way back closes the dialog in place of leaving the page, and not one that only its answer closes. */
export const BackOfPhone: Story = {
  render: (args) => (
    <>
      <Dialog {...args} />
      <Dialog {...args} dismissal="blocked" title="Aceite o termo" trigger={<Button>Aceitar</Button>} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const scope = globalThis as unknown as { CloseWatcher: new () => Watcher };
    const { CloseWatcher } = scope;
    const made: Watcher[] = [];
    scope.CloseWatcher = class extends CloseWatcher {
      constructor() {
        super();
        made.push(this);
      }
    };
    try {
      const trigger = within(canvasElement).getByRole('button', { name: 'Sugerir' });
      await userEvent.click(trigger);
      await screen.findByRole('dialog');
      await waitFor(() => expect(made).toHaveLength(1));
      made[0]?.requestClose();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      made.length = 0;
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aceitar' }));
      const blocked = await screen.findByRole('dialog');
      await waitFor(() => expect(made).toHaveLength(1));
      made[0]?.requestClose();
      await new Promise((resolve) => setTimeout(resolve, 100));
      await expect(blocked).toBeVisible();
    } finally {
      scope.CloseWatcher = CloseWatcher;
    }
  },
};

/** Neither Escape nor a press outside nor a button in the corner: only the answer closes it. */
export const Blocked: Story = {
  args: {
    title: 'Aceite o termo para continuar',
    dismissal: 'blocked',
    footer: (
      <DialogClose>
        <Button>Aceitar e continuar</Button>
      </DialogClose>
    ),
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Sugerir' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).queryByRole('button', { name: 'Fechar' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aceitar e continuar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await opensAgain(trigger, 'dialog');
  },
};

/** Whether nothing is drawn over a surface, at its upper corner, where no smaller one reaches. */
function isOnTop(surface: HTMLElement): boolean {
  const { left, top } = surface.getBoundingClientRect();
  const { pointerEvents } = surface.style;
  // Under another surface it takes no presses, and would not be found.
  surface.style.pointerEvents = 'auto';
  const found = document.elementFromPoint(left + 30, top + 30);
  surface.style.pointerEvents = pointerEvents;
  return surface.contains(found);
}

/** A dialog from a dialog: the outer one is dimmed, Escape closes the inner one only, the page scrolls again after the last one (SHELL-37), and the focus walks back the way it came. */
export const Nested: Story = {
  args: {
    children: (
      <Dialog
        size="small"
        title="Escolher escola"
        trigger={<Button variant="outline">Escolher escola</Button>}
      >
        Tecnologia, Liderança, Saúde.
      </Dialog>
    ),
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Sugerir' });
    await userEvent.click(trigger);
    const outer = await screen.findByRole('dialog', { name: 'Sugerir um treinamento' });
    const inward = within(outer).getByRole('button', { name: 'Escolher escola' });
    await userEvent.click(inward);
    await screen.findByRole('dialog', { name: 'Escolher escola' });
    await expect(isOnTop(outer)).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Escolher escola' })).toBeNull());
    await waitFor(() => expect(inward).toHaveFocus());
    await expect(isOnTop(outer)).toBe(true);
    await expect(document.documentElement).toHaveAttribute('data-dimmed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(document.documentElement).not.toHaveAttribute('data-dimmed');
    const again = await opensAgain(trigger, 'dialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Escolher escola' }));
    await expect(
      within(await screen.findByRole('dialog', { name: 'Escolher escola' })).getByRole('button'),
    ).toHaveFocus();
  },
};

/** Opened by the state of a screen rather than by a button of its own; the focus still finds its way back. */
export const OpenedFromOutside: Story = {
  render: function Screen(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Abrir</Button>
        <Dialog {...args} trigger={undefined} open={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Abrir' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(button).toHaveFocus());
    await opensAgain(button, 'dialog');
  },
};

const noFocus = (event: { preventDefault: () => void }) => event.preventDefault();

/** Every key of the table. */
export const Keyboard: Story = {
  args: { footer },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Sugerir' });
    const button = (name: string) => screen.getByRole('button', { name });
    await everyRow(keyboard, {
      'Enter, Space': async () => {
        for (const key of ['{Enter}', ' ']) {
          trigger.focus();
          await userEvent.keyboard(key);
          await screen.findByRole('dialog');
          await waitFor(() => expect(button('Cancelar')).toHaveFocus());
          await userEvent.keyboard('{Escape}');
          await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        }
        await opensAgain(trigger, 'dialog');
      },
      Tab: async () => {
        for (const name of ['Enviar', 'Fechar', 'Cancelar']) {
          await userEvent.tab();
          await expect(button(name)).toHaveFocus();
        }
      },
      'Shift+Tab': async () => {
        for (const name of ['Fechar', 'Enviar', 'Cancelar']) {
          await userEvent.tab({ shift: true });
          await expect(button(name)).toHaveFocus();
        }
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(trigger).toHaveFocus();
      },
    });
  },
};

/** Safari gives a pressed button no focus: the dialog still knows what opened it, with its own button and without. */
export const OpenerWithoutFocus: Story = {
  render: function Screen(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <main tabIndex={-1}>
        <Button onMouseDown={noFocus} onClick={() => setTimeout(setOpen, 100, true)}>
          Abrir depois da resposta
        </Button>
        <Dialog {...args} trigger={<Button onMouseDown={noFocus}>Abrir</Button>} />
        <Dialog {...args} trigger={undefined} title="Resposta" open={isOpen} onOpenChange={setOpen} />
      </main>
    );
  },
  play: async ({ canvasElement }) => {
    for (const name of ['Abrir', 'Abrir depois da resposta']) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const button = within(canvasElement).getByRole('button', { name });
      await userEvent.click(button);
      await expect(button).not.toHaveFocus();
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

/** What opened it is gone, with the dialog or a moment later: the focus goes to its neighbour, and last to the page's title. */
export const OpenerGone: Story = {
  render: function List(args) {
    const [rows, setRows] = useState(['Primeira', 'Segunda', 'Terceira']);
    const remove = (row: string) => setRows((all) => all.filter((other) => other !== row));
    return (
      <main>
        <h1>Anotações</h1>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <Dialog
                {...args}
                title={row}
                trigger={<Button>{row}</Button>}
                footer={
                  <>
                    <Button onClick={() => remove(row)}>Apagar</Button>
                    <DialogClose>
                      <Button onClick={() => setTimeout(remove, 300, row)}>Apagar depois</Button>
                    </DialogClose>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </main>
    );
  },
  play: async ({ canvasElement }) => {
    const row = (name: string) => within(canvasElement).getByRole('button', { name });
    const takeAway = async (name: string, how: string) => {
      await userEvent.click(row(name));
      await userEvent.click(await screen.findByRole('button', { name: how }));
      await waitFor(() => expect(within(canvasElement).queryByText(name)).toBeNull());
    };
    await takeAway('Segunda', 'Apagar');
    await waitFor(() => expect(row('Terceira')).toHaveFocus());
    await takeAway('Terceira', 'Apagar depois');
    await waitFor(() => expect(row('Primeira')).toHaveFocus());
    await takeAway('Primeira', 'Apagar');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Anotações' })).toHaveFocus());
  },
};

/** A press beside the surface closes it; what was hidden for its time is there again, and news was never hidden. */
export const HidesThePage: Story = {
  render: (args) => (
    <>
      <p>Atrás</p>
      <p aria-live="polite">Novidade</p>
      <Dialog {...args} data-origem="sugestao" aria-describedby="de-fora" />
      <p id="de-fora">De fora.</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const behind = within(canvasElement).getByText('Atrás');
    const isHidden = () => behind.closest('[aria-hidden="true"]') !== null;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sugerir' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAttribute('data-origem', 'sugestao');
    await expect(dialog).toHaveAccessibleDescription('De fora.');
    await expect(isHidden()).toBe(true);
    await expect(screen.getByText('Novidade').closest('[aria-hidden="true"]')).toBeNull();
    behind.tabIndex = -1;
    behind.focus();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    const beside = document.elementFromPoint(4, 4);
    if (!beside) throw new Error('nothing lies beside the dialog');
    await userEvent.click(beside);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(isHidden()).toBe(false);
  },
};

/** What is inside takes Escape first: a search that holds words is emptied, and the dialog stays until the next press. */
export const EscapeInside: Story = {
  args: { children: <SearchField label="Buscar escola" defaultValue="saúde" debounce={0} onSearch={fn()} /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sugerir' }));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Whoever moves the focus while it goes keeps it; opened again by another button on its way out, it goes back to that one. */
export const LeftOnItsWay: Story = {
  render: function Screen(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Abrir aqui</Button>
        <Button onClick={() => setOpen(true)}>Abrir ali</Button>
        <Dialog {...args} trigger={undefined} open={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const [here, there] = within(canvasElement).getAllByRole('button') as [HTMLElement, HTMLElement];
    const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    /** Opens it and closes it again; it stays on its way out until the movement that comes back is finished. */
    const leave = async () => {
      here.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog');
      const way = dialog.animate({ opacity: [1, 1] }, 60_000);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toHaveAttribute('data-open'));
      there.focus();
      return way;
    };
    const way = await leave();
    way.finish();
    await isGone();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(there).toHaveFocus();

    await leave();
    there.click();
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(there).toHaveFocus());
    await opensAgain(here, 'dialog');
  },
};
