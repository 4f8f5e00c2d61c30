import { useEffect, useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import { wantsStillness } from '../../internal/stillness.ts';
import { VideoPlayer, type VideoPlayerProps } from '../video-player/video-player.tsx';

export interface AboutVideoProps
  extends Omit<VideoPlayerProps, 'portRef' | 'defaultMuted' | 'media' | 'resumeAt'> {
  /** What begins it: its place in view, without sound, or a person who pressed for it, who gets sound and the focus. */
  begins?: 'in view' | 'pressed';
  /** The poster that it takes the place of has the focus, which it takes over. */
  takesFocus?: boolean;
  /** Share of it that has to be in view to play, 0 to 1 (LANDING-07). */
  threshold?: number;
}

/**
 * The product's player for a video about the company: it plays, muted, while it is mostly in view and stops when it is not
 * (LANDING-07, LANDING-08). What a person has stopped stays stopped, and under reduced motion it waits to be played. Attributes and
 * ref go to the `section`.
 */
export function AboutVideo({
  begins = 'in view',
  takesFocus = false,
  threshold = 0.5,
  ref,
  ...player
}: AboutVideoProps) {
  const root = useRef<HTMLElement>(null);
  const isPressed = begins === 'pressed';

  // The focus, which was on what is gone now, and the medium.
  useEffect(() => {
    if (isPressed || takesFocus) root.current?.focus({ preventScroll: true });
    if (isPressed) play(videoIn(root.current));
  }, [isPressed, takesFocus]);

  // The window's scroll: the observer plays and pauses the medium itself.
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let mayPlay = !wantsStillness();
    const observer = new IntersectionObserver(
      ([entry]) => {
        const medium = videoIn(element);
        if (!entry || !medium) return;
        const isPlaying = !medium.paused;
        if (entry.intersectionRatio >= threshold) {
          // Under a dialog nobody sees it: it begins when it comes into view again.
          if (isUnderDialog(element)) return;
          if (mayPlay && !isPlaying) play(medium);
          mayPlay = false;
        } else if (isPlaying) {
          medium.pause();
          mayPlay = true;
        }
      },
      { threshold: [0, threshold] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold]);

  return <VideoPlayer {...player} ref={joinRefs(root, ref)} defaultMuted={!isPressed} />;
}

const isUnderDialog = (element: HTMLElement) => element.closest('[inert], [aria-hidden="true"]') !== null;

const videoIn = (element: HTMLElement | null) => element?.querySelector('video') ?? null;

/** Refused, it leaves the poster and the play button. */
function play(medium: HTMLVideoElement | null): void {
  medium?.play().catch(() => {});
}
