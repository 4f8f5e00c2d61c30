import {
  CaptionsIcon,
  CaptionsOffIcon,
  KeyboardIcon,
  MaximizeIcon,
  MinimizeIcon,
  PauseIcon,
  PictureInPicture2Icon,
  PlayIcon,
  RotateCcwIcon,
  RotateCwIcon,
} from '../../components/icon/icons.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import type { MediaWords } from '../media/media.words.ts';
import { seek, togglePlay } from '../media/player-keys.ts';
import type { PlayerPort } from '../media/player-port.ts';
import { SeekBar } from '../media/seek-bar.tsx';
import { SpeedMenu } from '../media/speed-menu.tsx';
import type { MediaState } from '../media/use-media.ts';
import { VolumeControl } from '../media/volume-control.tsx';
import * as styles from './player-controls.css.ts';

interface Toggle {
  on: boolean;
  onToggle: () => void;
}

interface PlayerControlsProps {
  port: PlayerPort;
  state: MediaState;
  captions: Toggle | undefined;
  fullscreen: Toggle;
  /** Absent where the medium or the browser has no small window. */
  ownWindow: Toggle | undefined;
  onShowKeys: () => void;
  words: MediaWords;
}

/** The bar at the foot of the stage: the place on top, within the thumb's reach everything else. */
export function PlayerControls({
  port,
  state,
  captions,
  fullscreen,
  ownWindow,
  onShowKeys,
  words,
}: PlayerControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.seek}>
        <SeekBar
          time={state.time}
          duration={state.duration}
          onSeek={(seconds) => seek(port, seconds)}
          words={words}
        />
      </div>
      <div className={styles.row}>
        <IconButton
          label={state.paused ? words.play : words.pause}
          icon={state.paused ? <PlayIcon fill="currentColor" /> : <PauseIcon fill="currentColor" />}
          onClick={() => togglePlay(port)}
        />
        <IconButton
          label={words.back}
          icon={<RotateCcwIcon />}
          onClick={() => seek(port, port.currentTime - 10)}
        />
        <IconButton
          label={words.forward}
          icon={<RotateCwIcon />}
          onClick={() => seek(port, port.currentTime + 10)}
        />
        <VolumeControl
          volume={state.volume}
          muted={state.muted}
          onVolumeChange={(volume) => {
            port.volume = volume;
          }}
          onMutedChange={(muted) => {
            port.muted = muted;
          }}
          words={words}
        />
        <span className={styles.space} />
        <SpeedMenu
          value={state.speed}
          onValueChange={(speed) => {
            port.playbackRate = speed;
          }}
        />
        {captions ? (
          <IconButton
            label={words.captions}
            icon={captions.on ? <CaptionsIcon /> : <CaptionsOffIcon />}
            pressed={captions.on}
            onClick={captions.onToggle}
          />
        ) : null}
        <span className={styles.wideOnly}>
          <IconButton label={words.keys} icon={<KeyboardIcon />} onClick={onShowKeys} />
        </span>
        {ownWindow ? (
          <span className={styles.wideOnly}>
            <IconButton
              label={ownWindow.on ? words.leaveOwnWindow : words.ownWindow}
              icon={<PictureInPicture2Icon />}
              onClick={ownWindow.onToggle}
            />
          </span>
        ) : null}
        <IconButton
          label={fullscreen.on ? words.leaveFullscreen : words.fullscreen}
          icon={fullscreen.on ? <MinimizeIcon /> : <MaximizeIcon />}
          onClick={fullscreen.onToggle}
        />
      </div>
    </div>
  );
}
