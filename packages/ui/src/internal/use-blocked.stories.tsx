import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, ButtonLink } from '../components/button/button.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { Menu, MenuItem, MenuLink } from '../components/menu/menu.tsx';
import { NavTabs } from '../components/nav-tabs/nav-tabs.tsx';

const reason = 'Conclua o conteúdo anterior';
const onPress = fn();

const meta = {
  title: 'Foundations/Blocked',
  component: Button,
  args: { children: 'Próximo', blockedReason: reason, onClick: onPress },
  decorators: [(Story) => <div style={{ padding: 64 }}>{Story()}</div>],
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const bubble = () => screen.queryByText(reason, { selector: '[popover]' });
const isShown = () => waitFor(() => expect(bubble()).toBeVisible());
const isGone = () => waitFor(() => expect(bubble()).toBeNull());
const announcements = () => document.querySelector('[data-part="announcements"]');
const isSaid = () => waitFor(() => expect(announcements()).toHaveTextContent(reason));
/** A key says why, and not what was said before and still stands there. */
const isSaidBy = async (key: string) => {
  announcements()?.replaceChildren();
  await userEvent.keyboard(key);
  await isSaid();
};

/** Met and left, or free again, before the code of the bubble has come. */
const metInPassing = async (button: HTMLElement) => {
  const none = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(bubble()).toBeNull();
  };
  button.focus();
  button.blur();
  await none();
  for (const name of ['pointerover', 'pointerout', 'pointerleave'])
    button.dispatchEvent(new PointerEvent(name, { pointerType: 'mouse', bubbles: name !== 'pointerleave' }));
  await none();
  button.focus();
  button.removeAttribute('data-blocked');
  await none();
  button.setAttribute('data-blocked', '');
  button.blur();
};

/** The keyboard: it is reached, described and shown; Enter does nothing and says why; Escape takes the bubble away. */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    onPress.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Próximo' });
    await metInPassing(button);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(reason);
    await isShown();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isShown();
    await isSaid();
    await expect(onPress).not.toHaveBeenCalled();
  },
};

/** A finger: a tap shows the reason, which stays until something else is tapped. */
export const Tapped: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Próximo' });
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await isShown();
    await isSaid();
    await userEvent.pointer([{ keys: '[TouchA]', target: canvasElement }]);
    await isGone();
    // Where a tap gives no focus, a finger that is lifted leaves the control.
    button.blur();
    button.click();
    await isShown();
    button.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(bubble()).toBeVisible();
    await userEvent.pointer([{ keys: '[TouchA]', target: canvasElement }]);
    await isGone();
  },
};

/** A mouse: it may go over to the bubble, which stays as long as either is pointed at (WCAG 1.4.13). */
export const PointedAt: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Próximo' });
    await userEvent.hover(button);
    await isShown();
    const shown = bubble();
    if (!shown) throw new Error('the bubble is shown');
    button.dispatchEvent(
      new PointerEvent('pointerleave', { pointerType: 'mouse', relatedTarget: shown, bubbles: true }),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(shown).toBeVisible();
    shown.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse', bubbles: true }));
    await isGone();
  },
};

/** In a dialog it lies over it: a press on it is none beside the dialog, and Escape takes the bubble first, the dialog next. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog title="Enviar a avaliação" defaultOpen footer={<Button {...args} />}>
      Responda a todas as perguntas.
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Próximo' });
    await waitFor(() => expect(button).toHaveFocus());
    await isShown();
    const { left = 0, top = 0 } = bubble()?.getBoundingClientRect() ?? {};
    const pressed = document.elementFromPoint(left + 8, top + 8);
    await expect(pressed).toBe(bubble());
    pressed?.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }));
    if (pressed instanceof HTMLElement) pressed.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(dialog).toHaveAttribute('data-open');
    await isShown();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Far down a page, inside a box that scrolls: it stands beside its control and moves with it. */
export const UnderScroll: Story = {
  render: (args) => (
    <div style={{ paddingBlock: 1600 }}>
      <div data-box style={{ blockSize: 160, overflow: 'auto' }}>
        <div style={{ paddingBlock: 240 }}>
          <Button {...args} />
        </div>
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Próximo' });
    const box = canvasElement.querySelector('[data-box]');
    button.scrollIntoView({ block: 'center' });
    button.focus();
    await isShown();
    const gap = () => {
      const from = button.getBoundingClientRect();
      const to = bubble()?.getBoundingClientRect();
      return to ? Math.round(Math.min(Math.abs(from.top - to.bottom), Math.abs(to.top - from.bottom))) : -1;
    };
    await expect(gap()).toBe(8);
    if (box) box.scrollTop += 24;
    await waitFor(() => expect(gap()).toBe(8));
  },
};

/** Links, places, menu items and what would open a menu: each is reached, says why, and does nothing. */
export const Everywhere: Story = {
  render: () => (
    <>
      <ButtonLink href="#loja" blockedReason={reason}>
        Loja
      </ButtonLink>
      <NavTabs
        label="Seções"
        current="#a"
        tabs={[
          { href: '#a', label: 'Trilhas' },
          { href: '#b', label: 'Extrato', blockedReason: reason },
        ]}
      />
      <Menu trigger={<Button blockedReason={reason}>Fechado</Button>}>
        <MenuItem onSelect={onPress}>Nunca</MenuItem>
      </Menu>
      <Menu trigger={<Button>Aberto</Button>}>
        <MenuItem onSelect={onPress} blockedReason={reason}>
          Sair
        </MenuItem>
        <MenuLink href="#perfil" blockedReason={reason}>
          Perfil
        </MenuLink>
      </Menu>
    </>
  ),
  play: async ({ canvasElement }) => {
    onPress.mockClear();
    const canvas = within(canvasElement);
    const before = location.hash;
    for (const control of [
      canvas.getByRole('link', { name: 'Loja' }),
      canvas.getByRole('link', { name: 'Extrato' }),
      canvas.getByRole('button', { name: 'Fechado' }),
    ]) {
      control.focus();
      await isShown();
      await expect(control).toHaveAccessibleDescription(reason);
      await isSaidBy('{Enter}');
      await userEvent.keyboard('{ArrowDown}');
      control.blur();
      await isGone();
    }
    await expect(screen.queryByRole('menu')).toBeNull();
    canvas.getByRole('button', { name: 'Aberto' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    for (const name of ['Sair', 'Perfil']) {
      const item = screen.getByRole('menuitem', { name });
      await waitFor(() => expect(item).toHaveFocus());
      await isShown();
      await isSaidBy('{Enter}');
      await isSaidBy(' ');
      await expect(item).toHaveAccessibleDescription(reason);
      await userEvent.keyboard('{ArrowDown}');
    }
    await expect(screen.getByRole('menu')).toBeVisible();
    await expect(onPress).not.toHaveBeenCalled();
    await expect(location.hash).toBe(before);
  },
};
