import type { KeyboardEvent, ReactNode } from 'react';
import {
  DialogClose,
  DialogSurface,
  type Opens,
  type SurfaceAttributes,
} from '../../components/dialog/dialog-surface.tsx';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  PauseIcon,
  PlayIcon,
  SoundOffIcon,
} from '../../components/icon/icons.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { visuallyHidden } from '../../components/visually-hidden/visually-hidden.css.ts';
import { inTurn } from '../../internal/in-turn.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { belongsToTarget } from '../media/key-targets.ts';
import type { PlayerPort } from '../media/player-port.ts';
import { type StoryGestures, useStoryGestures } from './story-gestures.ts';
import { StoryMessage } from './story-message.tsx';
import { StoryProgress } from './story-progress.tsx';
import * as styles from './story-viewer.css.ts';
import type { StoryState } from './story-viewer.variants.ts';
import { type StoryViewerWords, storyViewerWords } from './story-viewer.words.ts';

export interface StoryViewerProps extends Opens, SurfaceAttributes, Omit<StoryGestures, 'onClose'> {
  /** Of the story that is shown. */
  title?: string | undefined;
  state: StoryState;
  /** Counted from 0, among `count` that are known; there may be `more`. */
  position: number;
  count: number;
  more?: boolean;
  /** The video itself. */
  children?: ReactNode;
  /** The same for its line of progress. */
  port: PlayerPort | null;
  /** Stands behind the video, and before it has come. */
  imageUrl?: string | undefined;
  muted: boolean;
  onMute: () => void;
  onRetry: () => void;
  /** At the foot: the way to the course. */
  action?: ReactNode;
  words?: DeepPartial<StoryViewerWords>;
}

/**
 * Short videos one after the other over the whole window, without the controls of a player, yet with pause and sound in reach (PILL-04
 * to PILL-09; WCAG 1.4.2, 2.2.2). It is a modal dialog: the focus stays inside and goes back, Escape closes. Arrows turn, Space stops
 * and goes on, M turns the sound off. Attributes and ref go to the dialog. Component 80.
 */
export function StoryViewer({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  title,
  state,
  position,
  count,
  more = false,
  children,
  port,
  imageUrl,
  muted,
  onMute,
  onRetry,
  onHold,
  onRelease,
  onPlayToggle,
  onPrevious,
  onNext,
  action,
  words,
  ...native
}: StoryViewerProps) {
  const says = useWords('storyViewer', storyViewerWords, words);
  const gestures = useStoryGestures({
    onHold,
    onRelease,
    onPlayToggle,
    onPrevious,
    onNext,
    onClose: () => onOpenChange?.(false),
  });
  const isSingle = count < 2 && !more;
  const isResting = state === 'paused' || state === 'refused' || state === 'ended';
  const place = says.position(position + 1, more ? undefined : count);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || belongsToTarget(event)) return;
    const act = {
      ArrowLeft: isSingle ? undefined : onPrevious,
      ArrowRight: isSingle ? undefined : onNext,
      ' ': onPlayToggle,
      m: onMute,
    }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <DialogSurface
      {...{ trigger, open, defaultOpen, onOpenChange }}
      dismissal="explicit"
      given={{ ...native, onKeyDown: inTurn(native.onKeyDown, press) }}
      says={{ role: 'dialog', className: styles.viewer, 'aria-label': says.name }}
    >
      <p role="status" className={visuallyHidden}>
        {title === undefined ? '' : `${place}: ${title}`}
      </p>
      <div className={styles.stage} data-story={state}>
        {imageUrl ? <img className={styles.poster} src={imageUrl} alt="" /> : null}
        <div className={styles.medium} aria-busy={state === 'loading' || state === 'slow'}>
          {children}
        </div>
        {/* A finger's and a mouse's own; keys and buttons do the same. */}
        <div className={styles.surface} {...gestures} />
        <StoryMessage state={state} onPlayToggle={onPlayToggle} onRetry={onRetry} words={says} />
        <div className={styles.head}>
          <StoryProgress position={position} count={count} port={port} />
          <div className={styles.tools}>
            <span className={styles.place} aria-hidden="true">
              {count > 0 ? place : ''}
            </span>
            {state === 'missing' ? null : (
              <>
                <IconButton
                  label={isResting ? (state === 'ended' ? says.replay : says.play) : says.pause}
                  icon={isResting ? <PlayIcon /> : <PauseIcon />}
                  onClick={onPlayToggle}
                />
                <IconButton
                  label={says.mute}
                  icon={<SoundOffIcon />}
                  pressed={muted}
                  onPressedChange={onMute}
                />
              </>
            )}
            <DialogClose>
              <IconButton label={says.close} icon={<CloseIcon />} />
            </DialogClose>
          </div>
        </div>
        <div className={styles.foot}>
          {title === undefined ? null : <h2 className={styles.title}>{unbroken(title)}</h2>}
          {action}
        </div>
      </div>
      {isSingle ? null : (
        <>
          <span className={styles.arrow} data-side="previous">
            <IconButton
              label={says.previous}
              icon={<ChevronLeftIcon />}
              variant="soft"
              shape="circle"
              onClick={onPrevious}
            />
          </span>
          <span className={styles.arrow} data-side="next">
            <IconButton
              label={says.next}
              icon={<ChevronRightIcon />}
              variant="soft"
              shape="circle"
              onClick={onNext}
            />
          </span>
        </>
      )}
    </DialogSurface>
  );
}
