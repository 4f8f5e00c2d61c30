import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { svgAddress } from '../../theme/svg-uri.ts';
import { ImageCropper } from './image-cropper.tsx';

/** A picture of two halves, twice as wide as tall: which half is chosen can be told by its colour. */
const picture = svgAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><path d="M0 0h400v400H0z" fill="#0b6e4f"/><path d="M400 0h400v400H400z" fill="#c98a00"/><circle cx="400" cy="200" r="120" fill="#fff"/></svg>',
);

const meta = {
  title: 'Components/Forms/Image cropper',
  component: ImageCropper,
  args: {
    src: picture,
    label: 'Área da foto',
    hint: 'Arraste para posicionar, ou use as setas do teclado.',
    zoomInLabel: 'Aproximar',
    zoomOutLabel: 'Afastar',
    onValueChange: fn(),
    onBroken: fn(),
  },
} satisfies Meta<typeof ImageCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The square is there as soon as the picture is. */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith(expect.stringMatching(/^data:image\/jpeg;/)),
    );
  },
};

/** As near as it goes: the button that would go on is off. */
export const Near: Story = {
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled());
    const nearer = within(canvasElement).getByRole('button', { name: 'Aproximar' });
    const told = args.onValueChange as ReturnType<typeof fn>;
    told.mockClear();
    while (!nearer.hasAttribute('disabled')) await userEvent.click(nearer);
    // What is seen is told, once it stands as near as it goes.
    await waitFor(() => expect(told).toHaveBeenCalled());
    await expect(within(canvasElement).getByRole('button', { name: 'Afastar' })).toBeEnabled();
  },
};

/** The arrows move the square, and another one is told. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const told = args.onValueChange as ReturnType<typeof fn>;
    await waitFor(() => expect(told).toHaveBeenCalled());
    const [first] = told.mock.lastCall as [string];
    const square = within(canvasElement).getByRole('group', { name: 'Área da foto' });
    await userEvent.tab();
    await expect(square).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft>5/}');
    await waitFor(() => expect(told.mock.lastCall?.[0]).not.toBe(first));
  },
};

/** What is no picture says so to its owner, who hears of no square. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onBroken).toHaveBeenCalled());
    // Nearer: the library tells its square again.
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aproximar' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Afastar' })).toBeEnabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
