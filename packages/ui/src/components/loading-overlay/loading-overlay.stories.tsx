import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announce } from '../../internal/announce.ts';
import { Button } from '../button/button.tsx';
import { Toasts } from '../toast/toasts.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

const meta = {
  title: 'Components/Feedback/Loading overlay',
  component: LoadingOverlay,
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Carregando…');
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const WithMessage: Story = { args: { message: 'Preparando o seu certificado...' } };

/** Over one part of the page; the rest stays usable. */
export const Region: Story = {
  args: { extent: 'region' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: 240 }}>
        <p>Extrato de decoins</p>
        {Story()}
      </div>
    ),
  ],
};

/** What lies under it can be neither pressed nor reached nor read, and gets the focus back; beside its region all goes on, and news over the page. */
export const HoldsWhatIsUnder: Story = {
  render: function Screen() {
    const [extent, setExtent] = useState<'page' | 'region'>();
    const load = (next: 'page' | 'region') => {
      setExtent(next);
      setTimeout(setExtent, 400, undefined);
    };
    return (
      <>
        <Button>Ao lado</Button>
        <div style={{ position: 'relative', minBlockSize: 240 }}>
          <Button onClick={() => load('region')}>Carregar a lista</Button>
          <Button onClick={() => load('page')}>Carregar a página</Button>
          {extent && <LoadingOverlay extent={extent} />}
        </div>
        <Toasts toasts={[]} onDismiss={() => {}} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = (name: string) => within(canvasElement).getByText(name);
    const isHeld = (name: string) => button(name).closest('[inert]') !== null;
    // The region of the page stands from the first sentence on.
    announce('Sua sessão foi renovada.');
    for (const [name, beside] of [
      ['Carregar a lista', false],
      ['Carregar a página', true],
    ] as const) {
      button(name).focus();
      await userEvent.keyboard('{Enter}');
      await within(canvasElement).findByText('Carregando…');
      await waitFor(() => expect(isHeld(name)).toBe(true));
      await expect(isHeld('Ao lado')).toBe(beside);
      for (const news of ['[data-part="announcements"]', '[data-toasts]']) {
        const region = document.querySelector(news);
        await expect(region).not.toBeNull();
        await expect(region?.closest('[inert]')).toBeNull();
      }
      await waitFor(() => expect(isHeld(name)).toBe(false));
      await waitFor(() => expect(button(name)).toHaveFocus());
    }
  },
};

/** What two cover stays held until the second is over, and then gets the focus back. */
export const TwoAtOnce: Story = {
  render: function Screen() {
    const [count, setCount] = useState(0);
    const load = () => {
      setCount(2);
      setTimeout(setCount, 400, 1);
      setTimeout(setCount, 1000, 0);
    };
    return (
      <>
        <Button onClick={load}>Carregar</Button>
        {count > 1 && <LoadingOverlay message="Primeira" />}
        {count > 0 && <LoadingOverlay message="Segunda" />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByText('Carregar');
    const isHeld = () => button.closest('[inert]') !== null;
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(isHeld()).toBe(true));
    await waitFor(() => expect(canvas.queryByText('Primeira')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(isHeld()).toBe(true);
    await waitFor(() => expect(canvas.queryByText('Segunda')).toBeNull());
    await waitFor(() => expect(isHeld()).toBe(false));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
