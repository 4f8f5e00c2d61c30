import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './qr-scanner.keyboard.ts';
import { type QrDecoder, QrScanner } from './qr-scanner.tsx';

/** A camera that shows a still card; `end` tells whether it was switched off. */
function cardCamera() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const pen = canvas.getContext('2d');
  const draw = () => {
    if (!pen) return;
    Object.assign(pen, { fillStyle: '#8a8f98' }).fillRect(0, 0, 640, 480);
    Object.assign(pen, { fillStyle: '#fff' }).fillRect(200, 120, 240, 240);
    Object.assign(pen, { fillStyle: '#111' });
    for (const [x, y] of [
      [220, 140],
      [360, 140],
      [220, 280],
    ] as const) {
      pen.fillRect(x, y, 60, 60);
      pen.clearRect(x + 12, y + 12, 36, 36);
    }
  };
  draw();
  // A stream has a picture once something is drawn after it began.
  const timer = setInterval(draw, 100);
  const stream = canvas.captureStream(10);
  const [track] = stream.getTracks();
  const stop = track?.stop.bind(track);
  if (track && stop)
    track.stop = () => {
      clearInterval(timer);
      stop();
    };
  return stream;
}

const refusing = (name: string) => () => Promise.reject(new DOMException('no', name));
const seesNothing = async (): Promise<QrDecoder> => async () => undefined;
const seesCode = async (): Promise<QrDecoder> => async () => 'https://exemplo.com.br/cardapio';

type Hears = (text: string) => string | undefined;

const meta = {
  title: 'Product/QR scanner',
  component: QrScanner,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Ler QR code',
    loadDecoder: seesNothing,
    onScan: fn<Hears>(() => undefined),
    onType: fn<Hears>(() => undefined),
    openCamera: async () => cardCamera(),
  },
} satisfies Meta<typeof QrScanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Looking: Story = {
  play: async () => {
    await screen.findByText('Aponte a câmera para o QR code.');
  },
};

/** The browser is asking the person. */
export const Asking: Story = {
  args: { openCamera: () => new Promise(() => undefined) },
  play: async () => {
    await screen.findByText('Permita o uso da câmera');
  },
};

/** The camera is on, and what reads codes has not come. */
export const Loading: Story = {
  args: { loadDecoder: () => new Promise(() => undefined) },
  play: async () => {
    await screen.findByText('Abrindo o leitor…');
  },
};

/** A reader that fails each time is not waited for: the code is typed. */
export const Failed: Story = {
  args: { loadDecoder: async () => () => Promise.reject(new Error('no service')) },
  play: async () => {
    await screen.findByText('O leitor não abriu');
    await screen.findByRole('button', { name: 'Tentar novamente' });
  },
};

/** The code can be typed all the same. */
export const Refused: Story = {
  tags: ['pictured'],
  args: { openCamera: refusing('NotAllowedError') },
  play: async ({ args }) => {
    await screen.findByText('A câmera não foi permitida');
    await userEvent.type(screen.getByLabelText('Código escrito'), 'presenca-evento-61{Enter}');
    await expect(args.onType).toHaveBeenCalledWith('presenca-evento-61');
  },
};

export const NoCamera: Story = {
  args: { openCamera: refusing('NotFoundError') },
  play: async () => {
    await screen.findByText('Nenhuma câmera disponível');
    await screen.findByRole('button', { name: 'Tentar novamente' });
  },
};

/** Another code than is wanted: said once, and the looking goes on. */
export const OtherCode: Story = {
  args: { loadDecoder: seesCode, onScan: fn<Hears>(() => 'Este QR code não é de presença.') },
  play: async ({ args }) => {
    await screen.findByText('Este QR code não é de presença.');
    await waitFor(() => expect((args.onScan as ReturnType<typeof fn>).mock.calls.length).toBeGreaterThan(1));
  },
};

/** Every key of the table. */
export const Keyboard: Story = {
  args: { openCamera: refusing('NotFoundError') },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Ler QR code' });
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await everyRow(keyboard, {
      Tab: async () => {
        for (let press = 0; press < 5; press += 1) {
          await userEvent.tab();
          await expect(dialog).toContainElement(document.activeElement as HTMLElement);
        }
      },
      Enter: async () => {
        await userEvent.type(screen.getByLabelText('Código escrito'), 'abcd{Enter}');
        await expect(args.onType).toHaveBeenCalledWith('abcd');
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
      },
    });
  },
};
