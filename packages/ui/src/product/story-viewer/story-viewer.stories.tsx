import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ButtonLink } from '../../components/button/button.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { svgAddress } from '../../theme/svg-uri.ts';
import { FakePlayerPort } from '../media/fake-player-port.ts';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './story-viewer.keyboard.ts';
import { StoryViewer } from './story-viewer.tsx';

/** A pill of which a third was seen. */
const port = () => {
  const made = new FakePlayerPort(60);
  made.currentTime = 20;
  return made;
};

/** In one colour: the ground is blurred, and each picture of more than one would weigh forty kilobytes more. */
const still = svgAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 16"><path d="M0 0h9v16H0z" fill="hsl(250 62% 30%)"/></svg>',
);

const meta = {
  title: 'Product/Story viewer',
  component: StoryViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    onHold: fn(),
    onRelease: fn(),
    onPlayToggle: fn(),
    onPrevious: fn(),
    onNext: fn(),
    onMute: fn(),
    onRetry: fn(),
    title: 'Três perguntas antes de enviar um e-mail',
    state: 'playing',
    position: 2,
    count: 7,
    port: port(),
    imageUrl: still,
    muted: false,
    action: <ButtonLink href="#course">Ver treinamento</ButtonLink>,
    children: (
      <img
        src={coverOf('plum', 'steps')}
        alt=""
        style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }}
      />
    ),
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Pílulas' });
  },
} satisfies Meta<typeof StoryViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w360' } };

/** Arrows, and the way to its course (PILL-05, PILL-06). */
export const Default: Story = {
  tags: ['pictured'],
  args: { imageUrl: coverOf('indigo', 'rings') },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Pílulas' });
    await expect(
      screen.getByText('Pílula 3 de 7: Três perguntas antes de enviar um e-mail'),
    ).toBeInTheDocument();
    // the picture is a ground for the film, not a second one
    await expect(getComputedStyle(screen.getByRole('dialog').querySelector('img') as Element).filter).toMatch(
      /^blur/,
    );
    await expect(screen.getByRole('link', { name: 'Ver treinamento' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Próxima pílula' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pílula anterior' }));
    await expect(
      [args.onNext, args.onPrevious].map((one) => (one as ReturnType<typeof fn>).mock.calls.length),
    ).toEqual([1, 1]);
  },
};
export const OnPhone: Story = { tags: ['pictured'], globals: phone };
export const Loading: Story = { tags: ['busy'], args: { state: 'loading', children: null } };
export const Slow: Story = { tags: ['busy'], args: { state: 'slow', children: null } };
/** Under a finger: at rest for as long as it lies there. */
export const Held: Story = { args: { state: 'held' } };
export const Paused: Story = { args: { state: 'paused' } };
export const Refused: Story = { args: { state: 'refused', children: null } };
export const Ended: Story = { args: { state: 'ended' } };
export const Failed: Story = { args: { state: 'failed', children: null } };
export const FailedOnPhone: Story = { args: { state: 'failed', children: null }, globals: phone };
/** The address names one that is gone. */
export const Missing: Story = {
  args: { state: 'missing', title: undefined, count: 0, children: null, imageUrl: undefined, action: null },
};
/** The only one: nothing to turn to. */
export const Single: Story = { args: { position: 0, count: 1, muted: true } };
/** More than can be counted yet, and no course. */
export const Many: Story = { args: { position: 24, count: 33, more: true, action: null } };
export const LongText: Story = {
  args: {
    title:
      'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional em centros de distribuição',
  },
  globals: phone,
};

/** Every key of the table. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Pílulas' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    dialog.focus();
    const calls = (act: unknown) => (act as ReturnType<typeof fn>).mock.calls.length;
    const press = (keys: string, act: unknown) => async () => {
      const before = calls(act);
      await userEvent.keyboard(keys);
      await waitFor(() => expect(calls(act)).toBe(before + 1));
    };
    await everyRow(keyboard, {
      ArrowRight: press('{ArrowRight}', args.onNext),
      ArrowLeft: press('{ArrowLeft}', args.onPrevious),
      Space: press(' ', args.onPlayToggle),
      M: press('m', args.onMute),
      Tab: async () => {
        for (let at = 0; at < 9; at += 1) {
          await userEvent.tab();
          await expect(dialog).toContainElement(document.activeElement as HTMLElement);
        }
      },
      Escape: press('{Escape}', args.onOpenChange),
    });
  },
};
