import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Carousel } from './carousel.tsx';

const meta = {
  title: 'Components/Data/Carousel moves',
  component: Carousel,
  args: {
    title: 'NOVIDADES',
    children: [...Array(10).keys()].map((index) => (
      <a key={index} href="#curso" style={{ display: 'block', blockSize: 120 }}>
        Curso {index + 1}
      </a>
    )),
  },
  argTypes: { children: { control: false }, action: { control: false }, empty: { control: false } },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Until the slides in sight are known. */
const isTurnable = (canvasElement: HTMLElement) =>
  waitFor(() =>
    expect(within(canvasElement).getByRole('button', { name: 'Próximos' })).toHaveAttribute(
      'aria-disabled',
      'false',
    ),
  );

/** A wheel is a person's move as well: where it leads is said. */
export const Wheel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await isTurnable(canvasElement);
    const list = canvas.getByRole('list');
    list.dispatchEvent(new WheelEvent('wheel', { deltaX: 600, bubbles: true }));
    list.scrollLeft = list.clientWidth;
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Mostrando ([2-9]|10) a/));
  },
};

/** A drag moves the strip and does not press the card that it began on; a press without one does. */
export const Drag: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await isTurnable(canvasElement);
    const card = canvas.getByRole('link', { name: 'Curso 2' });
    const { left, top } = card.getBoundingClientRect();
    const send = (name: string, moved: number) =>
      card.dispatchEvent(
        new PointerEvent(name, {
          ...{ pointerId: 1, pointerType: 'mouse', bubbles: true },
          ...{ clientX: left + 50 + moved, clientY: top + 20 },
        }),
      );
    const pressed: boolean[] = [];
    const note = (event: Event) => {
      pressed.push(!event.defaultPrevented);
      // Nothing may really be followed here.
      event.preventDefault();
    };
    const click = () => card.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    canvasElement.addEventListener('click', note);
    try {
      send('pointerdown', 0);
      send('pointerup', 0);
      click();
      await expect(pressed).toEqual([true]);

      send('pointerdown', 0);
      send('pointermove', -40);
      await expect(canvas.getByRole('list').scrollLeft).toBe(40);
      send('pointerup', -40);
      // The page hears nothing of it.
      await expect(click()).toBe(false);
      await expect(pressed).toEqual([true]);
    } finally {
      canvasElement.removeEventListener('click', note);
    }
  },
};

/** That more is on its way is found by screen readers, which see no shapes. */
export const SaysItLoads: Story = {
  tags: ['busy'],
  args: { busy: true, children: [<p key="first">Curso 1</p>, <p key="second">Curso 2</p>] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^Carregando…$/);
    await expect(within(canvasElement).getByRole('region')).toHaveAttribute(
      'aria-roledescription',
      'carrossel',
    );
  },
};
