import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { Toast } from './toast.tsx';
import { Toasts } from './toasts.tsx';
import { useToasts } from './use-toasts.ts';

const brief: Omit<Toast, 'id'> = { tone: 'positive', message: 'Sugestão enviada!', duration: 300 };
const withAction: Omit<Toast, 'id'> = {
  ...brief,
  message: 'Nota apagada.',
  action: { label: 'Desfazer', onAction: fn() },
};
/** Long enough for a slow machine to put the pointer on it. */
const held: Omit<Toast, 'id'> = { ...brief, duration: 1500 };
/** Each as long as is usual. */
const usual: Omit<Toast, 'id'>[] = [
  { tone: 'positive', message: 'Notificação apagada!' },
  { tone: 'critical', message: 'Ocorreu um erro inesperado.' },
];

function Screen() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show(brief)}>Enviar</Button>
      <Button onClick={() => show(held)}>Guardar</Button>
      <Button onClick={() => show(withAction)}>Apagar</Button>
      <Button onClick={() => usual.forEach(show)}>Tentar</Button>
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

const meta = {
  title: 'Components/Feedback/Toast clocks',
  component: Screen,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name }).click();
const isThere = ({ message }: Pick<Toast, 'message'>) => screen.queryByText(message) !== null;
const isGone = () => waitFor(() => expect(isThere(brief)).toBe(false));
/** Twice as long as the brief one lasts. */
const longEnough = (ms = 600) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the pointer is on does not go away under it. */
export const HeldByThePointer: Story = {
  play: async ({ canvasElement }) => {
    press(canvasElement, 'Guardar');
    await userEvent.hover(await screen.findByText(held.message));
    await longEnough(2000);
    await expect(isThere(held)).toBe(true);
    await userEvent.unhover(screen.getByText(held.message));
    await waitFor(() => expect(isThere(held)).toBe(false), { timeout: 5000 });
  },
};

/** Nobody has read what came up in a window that nobody sees. */
export const WaitsForTheWindow: Story = {
  play: async ({ canvasElement }) => {
    const hide = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      hide(true);
      press(canvasElement, 'Enviar');
      await screen.findByText(brief.message);
      await longEnough();
      await expect(isThere(brief)).toBe(true);
      hide(false);
      await isGone();
    } finally {
      Reflect.deleteProperty(document, 'hidden');
    }
  },
};

/** One that can be answered waits for its answer, whatever time it was given. */
export const WaitsForAnAnswer: Story = {
  play: async ({ canvasElement }) => {
    press(canvasElement, 'Enviar');
    press(canvasElement, 'Apagar');
    await screen.findByText(withAction.message);
    await isGone();
    await longEnough();
    await expect(isThere(withAction)).toBe(true);
  },
};

/** Keeps what is to happen after some seconds until it is told that they are over; not by when a play gives up waiting. */
function holdSeconds() {
  const { setTimeout: real } = globalThis;
  let held: { at: number; run: () => void }[] = [];
  const late = (run: () => void, ms = 0, ...given: []) => {
    if (ms < 5000 || ms >= 15_000) return real(run, ms, ...given);
    held.push({ at: ms, run });
    return 0;
  };
  globalThis.setTimeout = late as typeof setTimeout;
  return {
    /** Lets all happen that is due by then. */
    goTo: (ms: number) => {
      for (const { run } of held.filter(({ at }) => at <= ms)) run();
      held = held.filter(({ at }) => at > ms);
    },
    end: () => {
      globalThis.setTimeout = real;
    },
  };
}

/** Six seconds in sight, and ten for what went wrong. */
export const Seconds: Story = {
  play: async ({ canvasElement }) => {
    const clock = holdSeconds();
    const areThere = (...expected: boolean[]) => waitFor(() => expect(usual.map(isThere)).toEqual(expected));
    try {
      press(canvasElement, 'Tentar');
      await areThere(true, true);
      clock.goTo(5999);
      await longEnough();
      await areThere(true, true);
      clock.goTo(6000);
      await areThere(false, true);
      clock.goTo(9999);
      await longEnough();
      await areThere(false, true);
      clock.goTo(10_000);
      await areThere(false, false);
    } finally {
      clock.end();
    }
  },
};
