import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { latePart, useLatePart } from './late-part.ts';

/** A surface whose code somebody else has begun to load, and which arrives between the drawing and the effects that follow it. */
function Surface() {
  const [{ late, arrive }] = useState(() => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const late = latePart(() => promise);
    void late.load();
    return { late, arrive: () => resolve('Superfície carregada') };
  });
  const part = useLatePart(late, true);
  /* Lets it arrive after this was drawn and before the effects run. */
  useLayoutEffect(arrive, [arrive]);
  return <p>{part ?? 'Carregando a superfície'}</p>;
}

const meta = { title: 'Foundations/Late part', component: Surface } satisfies Meta<typeof Surface>;

export default meta;

export const ArrivesWhileItIsDrawn: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Superfície carregada')).toBeVisible();
  },
};

/** Nothing of it is seen yet, and the person wants it no more. */
function Opened() {
  const [late] = useState(() => latePart(() => new Promise<string>(() => {})));
  const [isOpen, setOpen] = useState(true);
  useLatePart(late, isOpen, () => setOpen(false));
  return <p>{isOpen ? 'Abrindo' : 'Fechada'}</p>;
}

export const Keyboard: StoryObj<typeof meta> = {
  render: () => <Opened />,
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{Escape}');
    await expect(await within(canvasElement).findByText('Fechada')).toBeVisible();
  },
};
