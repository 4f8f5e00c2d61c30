import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { playerSteps } from '../../testing/player-steps.ts';
import { FakePlayerPort } from '../media/fake-player-port.ts';
import type { PlayerPort } from '../media/player-port.ts';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './video-player.keyboard.ts';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';

/**
 * The player over a medium without a file, so that time stands still; `prepare` brings it into the story's state, `before`
 * does so before the player listens.
 */
function StillPlayer({
  before,
  prepare,
  ...props
}: VideoPlayerProps & Partial<Record<'before' | 'prepare', (port: FakePlayerPort) => void>>) {
  const [port] = useState(() => {
    const made = new FakePlayerPort(307);
    before?.(made);
    return made;
  });
  const [media] = useState(() => (attach: (port: PlayerPort | null) => void) => (
    <Attached port={port} attach={attach} />
  ));
  useEffect(() => {
    // What happens before the player listens is not told to it.
    void port.heard.then(() => prepare?.(port));
  }, [port, prepare]);
  return (
    <div style={{ maxInlineSize: 960, marginInline: 'auto' }}>
      <VideoPlayer {...props} media={media} />
    </div>
  );
}

function Attached({ port, attach }: { port: FakePlayerPort; attach: (port: PlayerPort | null) => void }) {
  useEffect(() => {
    attach(port);
    return () => attach(null);
  }, [port, attach]);
  return (
    <img
      src={coverOf('teal', 'steps')}
      alt=""
      style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
    />
  );
}

const goesOn = fn();
const files = `${import.meta.env.BASE_URL}files`;

const meta = {
  title: 'Product/Video player',
  component: StillPlayer,
  args: {
    title: 'Vídeo: Escuta ativa na prática',
    poster: coverOf('indigo'),
    onPlay: fn(),
    onPause: fn(),
    onTime: fn(),
    onWait: fn(),
    onResume: fn(),
    onSpeed: fn(),
    onVolume: fn(),
    onEnded: fn(),
    onError: fn(),
  },
} satisfies Meta<typeof StillPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reproduzir' }));
    await expect(args.onPlay).toHaveBeenCalledWith(0);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausar' }));
    await expect(args.onPause).toHaveBeenCalledWith(0);
  },
};

export const Playing: Story = {
  tags: ['pictured'],
  args: {
    prepare: async (port) => {
      await port.play();
      port.advance(84);
    },
  },
};

/** Every key works while the focus is inside; `?` lists them, Escape closes the list. */
export const Keys: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider', { name: 'Posição' });
    await waitFor(() => expect(slider).toBeEnabled());
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', '5 segundos de 5 minutos e 7 segundos'),
    );
    await userEvent.keyboard('5>');
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', '2 minutos e 33 segundos de 5 minutos e 7 segundos'),
    );
    await expect(args.onSpeed).toHaveBeenLastCalledWith(1.25);
    await expect(canvas.getByRole('combobox', { name: 'Velocidade' })).toHaveValue('1.25');
    await userEvent.keyboard('?');
    await expect(await canvas.findByRole('region', { name: 'Atalhos do teclado' })).toBeVisible();
  },
};

/** Puts the video where the student left it and says so (PLAYER-15). */
export const Resumed: Story = {
  args: { resumeAt: 125, defaultSpeed: 1.5 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Você parou em 2:05.')).toBeVisible();
    await expect(args.onSpeed).toHaveBeenCalledWith(1.5);
    await userEvent.click(canvas.getByRole('button', { name: 'Começar do início' }));
    await expect(canvas.getByRole('slider', { name: 'Posição' })).toHaveAttribute(
      'aria-valuetext',
      '0 segundos de 5 minutos e 7 segundos',
    );
  },
};

export const Loading: Story = {
  args: {
    prepare: async (port) => {
      await port.play();
      port.wait();
    },
  },
};

export const NetworkLost: Story = {
  args: {
    prepare: async (port) => {
      port.currentTime = 84;
      await port.play();
      port.fail(2);
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('A conexão caiu'));
    await expect(args.onError).toHaveBeenCalledWith('network');
  },
};

/** Trying again returns to the second at which it broke off. */
export const Mended: Story = {
  args: { prepare: NetworkLost.args?.prepare },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: 'Posição' })).toHaveAttribute(
        'aria-valuetext',
        '1 minuto e 24 segundos de 5 minutos e 7 segundos',
      ),
    );
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** As loud as last time, which nobody is told; what the person makes of it is told, and outlives a loss of the network. */
export const KeepsVolume: Story = {
  args: { defaultVolume: 0.6, defaultMuted: true, prepare: fn() },
  play: async ({ canvasElement, args }) => {
    const prepare = mocked(args.prepare as (port: FakePlayerPort) => void);
    await waitFor(() => expect(prepare).toHaveBeenCalled());
    const medium = prepare.mock.lastCall?.[0];
    const canvas = within(canvasElement);
    const heard = () => [medium?.volume, medium?.muted];
    await waitFor(() => expect(heard()).toEqual([0.6, true]));
    await expect(args.onVolume).not.toHaveBeenCalled();
    canvas.getByRole('region', { name: args.title }).focus();
    await userEvent.keyboard('m{ArrowDown}');
    await expect(args.onVolume).toHaveBeenLastCalledWith(0.5, false);
    medium?.fail(2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
    await expect(heard()).toEqual([0.5, false]);
  },
};

/** The network is back, once the player that has told its failure hears it. */
async function comeOnline() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  window.dispatchEvent(new Event('online'));
}

/** A connection that breaks before the video has begun: once it is back the video stands where the student left it, and waits. */
export const ComesBack: Story = {
  args: {
    resumeAt: 125,
    before: (port) => {
      port.duration = Number.NaN;
      port.fail(2);
    },
    prepare: async (port) => {
      port.load = () => {
        port.duration = 307;
        FakePlayerPort.prototype.load.call(port);
      };
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('A conexão caiu'));
    await comeOnline();
    await expect(await canvas.findByText('Você parou em 2:05.')).toBeVisible();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

/** One that breaks while it plays goes on by itself from where it broke, also when the first try to load it again fails. */
export const GoesOn: Story = {
  args: {
    prepare: async (port) => {
      let isReached = false;
      port.load = () => {
        port.duration = isReached ? 307 : Number.NaN;
        FakePlayerPort.prototype.load.call(port);
        if (!isReached) port.fail(2);
        isReached = true;
      };
      port.currentTime = 84;
      await port.play();
      port.fail(2);
      // As a browser leaves it: what should play and cannot is not paused.
      port.paused = false;
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('A conexão caiu'));
    await comeOnline();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('A conexão caiu'));
    await comeOnline();
    await waitFor(() => expect(args.onPlay).toHaveBeenCalledTimes(2));
    await expect(args.onPlay).toHaveBeenLastCalledWith(84);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Failed: Story = { args: { prepare: (port) => port.fail(4) } };

/** A file that is broken may say so while the page is still being drawn. */
export const FailedAtOnce: Story = {
  args: { before: Failed.args?.prepare },
  play: async ({ canvasElement, args }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Tentar novamente' }),
    ).toBeVisible();
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(args.onError).toHaveBeenCalledWith('media');
  },
};

export const Ended: Story = {
  args: {
    prepare: async (port) => {
      await port.play();
      port.advance(400);
    },
    endText: 'Faltam 15 segundos de estudo para concluir este conteúdo.',
  },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByText('Você chegou ao fim')).toBeVisible();
    await expect(args.onEnded).toHaveBeenCalledOnce();
  },
};

/** As a browser that fills the screen with what asks for it, so that the page's own part of it is drawn; it is left with the story. */
function fillsTheScreen() {
  let filling: Element | null = null;
  const fill = async (element: Element | null) => {
    filling = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => filling });
  const asked = spyOn(Element.prototype, 'requestFullscreen').mockImplementation(function (this: Element) {
    return fill(this);
  });
  return () => {
    asked.mockRestore();
    Reflect.deleteProperty(document, 'fullscreenElement');
  };
}

/** The end in full screen, where the page around it is out of sight: the way to the next content, also by keyboard alone. */
export const EndedInFullscreen: Story = {
  args: {
    ...Ended.args,
    endText: undefined,
    endAction: <Button onClick={goesOn}>Próximo conteúdo</Button>,
  },
  beforeEach: () => {
    goesOn.mockClear();
    return fillsTheScreen();
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Você chegou ao fim')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Próximo conteúdo' })).toBeNull();
    canvas.getByRole('region', { name: args.title }).focus();
    await userEvent.keyboard('f');
    const next = await canvas.findByRole('button', { name: 'Próximo conteúdo' });
    while (document.activeElement !== next) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(goesOn).toHaveBeenCalledOnce();
  },
};

/** A real file with captions: starts, shows its length, turns the captions on. */
export const RealFile: StoryObj<typeof VideoPlayer> = {
  render: () => (
    <div style={{ maxInlineSize: 960, marginInline: 'auto' }}>
      <VideoPlayer
        title="Vídeo: aula"
        src={`${files}/media/aula.mp4`}
        captions={[{ src: `${files}/media/aula.pt-BR.vtt`, label: 'Português', language: 'pt-BR' }]}
        resumeAt={2}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole('slider', { name: 'Posição' });
    await waitFor(() => expect(slider).toBeEnabled(), { timeout: 30_000 });
    await expect(await canvas.findByText('Você parou em 0:02.')).toBeVisible();
    const captions = canvas.getByRole('button', { name: 'Legendas' });
    await userEvent.click(captions);
    await expect(captions).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement.querySelector('video')?.textTracks[0]?.mode).toEqual('showing');
  },
};

function TwoContents() {
  const [content, setContent] = useState(1);
  return (
    <div style={{ maxInlineSize: 960, marginInline: 'auto' }}>
      <VideoPlayer
        title="Vídeo: aula"
        src={`${files}/media/aula.mp4?content=${content}`}
        resumeAt={content + 1}
      />
      <ButtonLink
        href="#next"
        onClick={(event) => {
          event.preventDefault();
          setContent(2);
        }}
      >
        Próximo conteúdo
      </ButtonLink>
    </div>
  );
}

/** Another content in the same player, as in full screen: it starts at its own second. */
export const NextContent: StoryObj<typeof VideoPlayer> = {
  render: () => <TwoContents />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const patient = { timeout: 30_000 };
    await expect(await canvas.findByText('Você parou em 0:02.', {}, patient)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Próximo conteúdo' }));
    await expect(await canvas.findByText('Você parou em 0:03.', {}, patient)).toBeVisible();
  },
};

/** The player's own keys, all of them. */
export const Keyboard: Story = {
  args: { captions: [{ src: `${files}/media/aula.pt-BR.vtt`, label: 'Português', language: 'pt-BR' }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const steps = await playerSteps(canvasElement, 307);
    const player = canvas.getByRole('region', { name: args.title });
    await everyRow(keyboard, {
      ...steps,
      C: async () => {
        await userEvent.keyboard('c');
        await waitFor(() =>
          expect(canvas.getByRole('button', { name: 'Legendas' })).toHaveAttribute('aria-pressed', 'true'),
        );
      },
      F: async () => {
        const askForFullscreen = fn(async () => {});
        Object.defineProperty(player, 'requestFullscreen', { value: askForFullscreen, configurable: true });
        await userEvent.keyboard('f');
        await expect(askForFullscreen).toHaveBeenCalledOnce();
      },
      '?': async () => {
        await userEvent.keyboard('?');
        await expect(await canvas.findByRole('region', { name: 'Atalhos do teclado' })).toBeVisible();
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(canvas.queryByRole('region', { name: 'Atalhos do teclado' })).toBeNull());
        await expect(player).toHaveFocus();
      },
    });
  },
};
