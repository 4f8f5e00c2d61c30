import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { opensAgain } from '../../testing/opens-again.ts';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import {
  CertificateIcon,
  NotificationIcon,
  SettingsIcon,
  ShopIcon,
  SignOutIcon,
  UserIcon,
} from '../icon/icons.ts';
import { keyboard } from './menu.keyboard.ts';
import {
  Menu,
  MenuChoices,
  MenuFooter,
  MenuGroup,
  MenuHeader,
  MenuItem,
  MenuLink,
  MenuSeparator,
} from './menu.tsx';

const onSelect = fn();

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: {
    trigger: <Button variant="outline">Minha conta</Button>,
    align: 'start',
    children: (
      <>
        <MenuLink href="#perfil" icon={<UserIcon />}>
          Meu perfil
        </MenuLink>
        <MenuLink href="#certificados" icon={<CertificateIcon />} current="page">
          Certificados
        </MenuLink>
        <MenuLink href="#loja" icon={<ShopIcon />}>
          Loja
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<SignOutIcon />} tone="critical" onSelect={onSelect}>
          Sair
        </MenuItem>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows, Home, End, letters, Escape; the links stay links. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Minha conta' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu', { name: 'Minha conta' });
    const first = within(menu).getByRole('menuitem', { name: 'Meu perfil' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first.tagName).toEqual('A');
    await expect(first).toHaveAttribute('href', '#perfil');
    await userEvent.keyboard('{End}');
    await expect(within(menu).getByRole('menuitem', { name: 'Sair' })).toHaveFocus();
    await userEvent.keyboard('l');
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Loja' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
    await opensAgain(trigger, 'menu');
  },
};

export const Open: Story = { args: { defaultOpen: true } };

/** A person with several companies. */
export const WithHeaderAndChoices: Story = {
  tags: ['pictured'],
  args: {
    defaultOpen: true,
    children: (
      <>
        <MenuHeader label="Ana Beatriz Souza, ana.souza@decola.com.br">
          <strong>Ana Beatriz Souza</strong>
          ana.souza@decola.com.br
        </MenuHeader>
        <MenuChoices
          label="Empresa"
          value="2"
          onValueChange={fn()}
          choices={[
            { value: '1', label: 'Decola Linhas Aéreas' },
            { value: '2', label: 'Decola Cargas e Encomendas Internacionais do Nordeste S.A.' },
          ]}
        />
        <MenuSeparator />
        <MenuGroup label="Conta">
          <MenuLink href="#avisos" icon={<NotificationIcon />}>
            Notificações
          </MenuLink>
        </MenuGroup>
      </>
    ),
  },
};

/** Whatever the size of text, a menu is no wider than the window. */
export const LargeText: Story = {
  ...WithHeaderAndChoices,
  play: async () => {
    const { style } = document.documentElement;
    style.fontSize = '800%';
    try {
      const menu = await screen.findByRole('menu');
      await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
      await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    } finally {
      style.fontSize = '';
    }
  },
};

/** A few short labels side by side: arrows of both kinds walk through them, and Enter takes one. */
export const Segments: Story = {
  args: {
    children: (
      <>
        <MenuLink href="#perfil" icon={<UserIcon />}>
          Meu perfil
        </MenuLink>
        <MenuFooter>
          <MenuChoices
            label="Aparência"
            value="system"
            onValueChange={onSelect}
            form="segments"
            choices={[
              { value: 'system', label: 'Automático (sistema)' },
              { value: 'light', label: 'Claro' },
              { value: 'dark', label: 'Escuro' },
            ]}
          />
          <MenuItem icon={<SignOutIcon />} tone="critical" onSelect={onSelect}>
            Sair
          </MenuItem>
        </MenuFooter>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const trigger = within(canvasElement).getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const looks = within(await screen.findByRole('group', { name: 'Aparência' }));
    const [system, light, dark] = looks.getAllByRole('menuitemradio');
    await expect(system).toBeChecked();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Meu perfil' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(system).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(dark).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(light).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledWith('light');
    await opensAgain(trigger, 'menu');
  },
};

/** Under maintenance an item is still reached, says why, and does nothing. */
export const Blocked: Story = {
  args: {
    children: (
      <>
        <MenuLink href="#loja" icon={<ShopIcon />} blockedReason="Em manutenção">
          Loja
        </MenuLink>
        <MenuLink href="#admin" icon={<SettingsIcon />}>
          Painel Admin.
        </MenuLink>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Loja' });
    await waitFor(() => expect(item).toHaveFocus());
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).not.toHaveAttribute('href');
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

/** A dialog from an item: the focus comes back to the button of the menu, not to the item that is gone. */
export const OpensDialog: Story = {
  render: function Account(args) {
    const [isAsking, ask] = useState(false);
    return (
      <>
        <Menu {...args}>
          <MenuItem onSelect={() => ask(true)}>Sair</MenuItem>
        </Menu>
        <ConfirmDialog
          title="Deseja realmente sair?"
          confirmLabel="Sair"
          onConfirm={fn()}
          open={isAsking}
          onOpenChange={ask}
        >
          Ao sair, você retornará para a página de login.
        </ConfirmDialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Minha conta' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sair' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await opensAgain(trigger, 'menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sair' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  },
};

/** Every key of the table, on the button and in the menu. */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <Button>Depois do menu</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Minha conta' });
    const isAt = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const opens = async (key: string, name: string) => {
      button.focus();
      await userEvent.keyboard(key);
      await isAt(name);
    };
    await everyRow(keyboard, {
      Enter: async () => {
        await opens('{Enter}', 'Meu perfil');
        await userEvent.keyboard('{End}{Enter}');
        await expect(onSelect).toHaveBeenCalledTimes(1);
        await isClosed();
        await expect(button).toHaveFocus();
      },
      Space: async () => {
        await opens(' ', 'Meu perfil');
        await userEvent.keyboard('{End} ');
        await expect(onSelect).toHaveBeenCalledTimes(2);
        await isClosed();
      },
      ArrowDown: async () => {
        await opens('{ArrowDown}', 'Meu perfil');
        await userEvent.keyboard('{ArrowDown}');
        await isAt('Certificados');
        await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
        await isAt('Meu perfil');
        await userEvent.keyboard('{Escape}');
        await isClosed();
      },
      ArrowUp: async () => {
        await opens('{ArrowUp}', 'Sair');
        await userEvent.keyboard('{ArrowUp}');
        await isAt('Loja');
        await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
        await isAt('Sair');
      },
      Home: async () => {
        await userEvent.keyboard('{Home}');
        await isAt('Meu perfil');
      },
      End: async () => {
        await userEvent.keyboard('{End}');
        await isAt('Sair');
      },
      'A–Z': async () => {
        await userEvent.keyboard('me');
        await isAt('Meu perfil');
        await userEvent.keyboard(' ');
        await expect(screen.getByRole('menu')).toBeVisible();
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await isClosed();
        await expect(button).toHaveFocus();
      },
      Tab: async () => {
        await opens('{Enter}', 'Meu perfil');
        await userEvent.tab();
        await isClosed();
        await expect(within(canvasElement).getByRole('button', { name: 'Depois do menu' })).toHaveFocus();
      },
    });
  },
};

/** What is no item is heard with the menu, beside what a caller says of it. */
export const HeaderIsHeard: Story = {
  args: {
    'aria-describedby': 'de-fora',
    children: (
      <>
        <MenuHeader label="Ana Beatriz Souza, ana.souza@decola.com.br">
          <strong>Ana Beatriz Souza</strong>
        </MenuHeader>
        <MenuItem onSelect={onSelect}>Sair</MenuItem>
      </>
    ),
  },
  render: (args) => (
    <>
      <Menu {...args} />
      <p id="de-fora">Dois perfis.</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Minha conta' });
    await waitFor(() =>
      expect(menu).toHaveAccessibleDescription('Dois perfis. Ana Beatriz Souza, ana.souza@decola.com.br'),
    );
  },
};

/** A menu in a dialog is left first; a press beside it closes it alone, and the focus stays in the dialog. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog title="Sugerir um treinamento" defaultOpen>
      <Menu {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Minha conta' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Meu perfil' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(dialog).toBeVisible();
  },
};

/** Its choices get another name once one is made. */
function Renamed() {
  const [label, rename] = useState('Tema');
  return (
    <Menu trigger={<Button variant="outline">Minha conta</Button>} align="start">
      <MenuChoices
        label={label}
        defaultValue="light"
        onValueChange={() => rename('Aparência')}
        choices={[
          { value: 'light', label: 'Claro' },
          { value: 'dark', label: 'Escuro' },
        ]}
      />
    </Menu>
  );
}

/** A choice that nobody holds is held by the menu, whatever it is called. */
export const OwnChoice: Story = {
  render: () => <Renamed />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Escuro' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitemradio', { name: 'Escuro' })).toBeChecked();
  },
};

/** What opens another tab says so, and the page there gets no hold on this one. */
export const LinkToANewTab: Story = {
  args: {
    children: (
      <MenuLink href="https://example.com/ajuda" opens="new tab">
        Ajuda
      </MenuLink>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const link = await screen.findByRole('menuitem', { name: 'Ajuda (abre em nova aba)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
