import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { inTurn } from '../../internal/in-turn.ts';
import { joinRefs } from '../../internal/join-refs.ts';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { belongsToTarget } from '../media/key-targets.ts';
import { KeysSheet } from '../media/keys-sheet.tsx';
import { type MediaWords, mediaWords } from '../media/media.words.ts';
import { pressKey, seek, togglePlay } from '../media/player-keys.ts';
import type { PlayerPort } from '../media/player-port.ts';
import { useFullscreen } from '../media/use-fullscreen.ts';
import { useIdle } from '../media/use-idle.ts';
import { handlersOf, type MediaHandlers, useMedia } from '../media/use-media.ts';
import { usePictureInPicture } from '../media/use-picture-in-picture.ts';
import { useStartingPoint } from '../media/use-starting-point.ts';
import { useVolume } from '../media/use-volume.ts';
import type { CaptionTrack } from './caption-track.ts';
import { NativeVideo } from './native-video.tsx';
import { PlayerControls } from './player-controls.tsx';
import { StageMessage } from './stage-message.tsx';
import { useCaptions } from './use-captions.ts';
import * as styles from './video-player.css.ts';

export interface VideoPlayerProps
  extends MediaHandlers,
    Native<'section', 'title' | 'children' | keyof MediaHandlers> {
  /** Names the player. */
  title: string;
  /** The file of a native video. Give `media` instead for an embed. */
  src?: string;
  poster?: string | undefined;
  captions?: readonly CaptionTrack[];
  /**
   * Draws another medium, such as an embed's element, and hands its port to `attach` (null when it goes).
   * Keep the function stable: a new one is a new medium.
   */
  media?: (attach: (port: PlayerPort | null) => void) => ReactNode;
  /** Second to resume at (PLAYER-15); within the last three seconds the video starts over. */
  resumeAt?: number;
  /** Remembered from last time: above 0 and up to 2 (PLAYER-12). */
  defaultSpeed?: number;
  /** Remembered from last time: 0 to 1. */
  defaultVolume?: number;
  /** Remembered from last time. */
  defaultMuted?: boolean;
  /** What is said at the end, such as what is still missing. */
  endText?: ReactNode;
  /** What leads on from the end: shown in full screen, where nothing else of the page is seen. */
  endAction?: ReactNode;
  /** Begins by itself and in full screen, as somebody who has just pressed the `endAction` of another one expects. */
  goesOnInFullscreen?: boolean;
  words?: DeepPartial<MediaWords>;
  /** The medium itself: to read the second for a checkpoint, to jump to a note. */
  portRef?: Ref<PlayerPort | null>;
}

/**
 * A video with its own controls over any medium that speaks {@link PlayerPort} (PLAYER-12 to PLAYER-19). All keys of
 * `playerKeys` work while the focus is inside. It saves nothing itself: it tells what happens through its events.
 * Attributes and ref go to the `section`.
 */
export function VideoPlayer({
  title,
  src,
  poster,
  captions = [],
  media,
  resumeAt = 0,
  defaultSpeed: speed = 1,
  defaultVolume: volume = 1,
  defaultMuted: muted = false,
  endText,
  endAction,
  goesOnInFullscreen = false,
  words: givenWords,
  portRef,
  ref,
  ...rest
}: VideoPlayerProps) {
  const words = useWords('media', mediaWords, givenWords);
  const [handlers, native] = handlersOf(rest);
  const [port, setPort] = useState<PlayerPort | null>(null);
  const [areKeysOpen, setKeysOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const state = useMedia(port, handlers);
  const start = useStartingPoint(port, state, { resumeAt, speed });
  useVolume(port, { volume, muted }, handlers.onVolume);
  const { areCaptionsOn, toggleCaptions } = useCaptions(root, captions.length);
  const { isFullscreen, toggleFullscreen } = useFullscreen(root);
  const ownWindow = usePictureInPicture(port);

  // The screen and the medium; a browser that saw no press refuses both.
  useEffect(() => {
    if (!port || !goesOnInFullscreen) return;
    root.current?.requestFullscreen?.().catch(() => undefined);
    port.play().catch(() => undefined);
  }, [port, goesOnInFullscreen]);

  const { idle, wake } = useIdle(!state.paused && !areKeysOpen, 3000);
  const wasIdle = useRef(false);
  useImperativeHandle<PlayerPort | null, PlayerPort | null>(portRef, () => port, [port]);

  const closeKeys = () => {
    setKeysOpen(false);
    root.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    wake();
    if (event.key === 'Escape' && areKeysOpen) {
      event.stopPropagation();
      closeKeys();
      return;
    }
    if (!port || event.ctrlKey || event.metaKey || event.altKey || belongsToTarget(event)) return;
    const commands = {
      toggleCaptions,
      toggleFullscreen,
      showKeys: () => (areKeysOpen ? closeKeys() : setKeysOpen(true)),
    };
    if (pressKey(event.key, port, commands)) event.preventDefault();
  };

  return (
    <section
      tabIndex={-1}
      {...native}
      ref={joinRefs(root, ref)}
      className={styles.player}
      aria-label={title}
      data-playing={present(!state.paused)}
      data-idle={present(idle)}
      data-started={present(state.hasStarted)}
      data-escape={areKeysOpen ? 'own' : undefined}
      onKeyDown={inTurn(native.onKeyDown, press)}
      onPointerMove={inTurn(native.onPointerMove, wake)}
      onFocus={inTurn(native.onFocus, wake)}
    >
      <div className={styles.medium}>
        {media ? media(setPort) : <NativeVideo attach={setPort} src={src} captions={captions} />}
      </div>
      {/* not the browser's own, which is gone once it stands at the second where one goes on */}
      {poster && !state.hasStarted ? <img className={styles.poster} src={poster} alt="" /> : null}
      <button
        type="button"
        className={styles.surface}
        tabIndex={-1}
        aria-hidden="true"
        // The press itself brings the focus, which ends the idleness before the click.
        onPointerDown={() => {
          wasIdle.current = idle;
        }}
        onClick={() => {
          if (wasIdle.current) wake();
          else if (port) togglePlay(port);
          wasIdle.current = false;
        }}
      />
      <StageMessage
        state={state}
        resumedAt={start.resumedAt}
        onPlay={() => port && togglePlay(port)}
        onFromStart={() => {
          if (port) seek(port, 0);
          start.forget();
        }}
        onReplay={() => {
          if (!port) return;
          seek(port, 0);
          port.play().catch(() => undefined);
        }}
        onRetry={() => port && start.retry()}
        endText={endText}
        endAction={isFullscreen ? endAction : undefined}
        words={words}
      />
      {port ? (
        <PlayerControls
          port={port}
          state={state}
          captions={captions.length > 0 ? { on: areCaptionsOn, onToggle: toggleCaptions } : undefined}
          fullscreen={{ on: isFullscreen, onToggle: toggleFullscreen }}
          ownWindow={ownWindow}
          onShowKeys={() => setKeysOpen(true)}
          words={words}
        />
      ) : null}
      {areKeysOpen ? <KeysSheet onClose={closeKeys} words={words} /> : null}
    </section>
  );
}
