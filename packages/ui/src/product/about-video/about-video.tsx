import { useEffect, useRef } from 'react';
import { joinRefs } from '../../internal/join-refs.ts';
import type { Native } from '../../internal/native.ts';
import { wantsStillness } from '../../internal/stillness.ts';
import * as styles from './about-video.css.ts';

export interface AboutVideoProps extends Native<'video', 'children' | 'aria-label' | 'src' | 'poster'> {
  /** What the video is, for who cannot see it. */
  label: string;
  src: string;
  posterUrl?: string | undefined;
  /** Captions in WebVTT. */
  captionsUrl?: string | undefined;
  /** Share of it that has to be in view to play, 0 to 1 (LANDING-07). */
  threshold?: number;
}

/**
 * A framed video that plays, muted, while it is mostly in view and stops when it is not (LANDING-07, LANDING-08). Under
 * reduced motion it waits for its play button. The controls stay visible, so that it can always be stopped.
 * Attributes and ref go to the `video`.
 */
export function AboutVideo({
  label,
  src,
  posterUrl,
  captionsUrl,
  threshold = 0.5,
  ref,
  ...native
}: AboutVideoProps) {
  const video = useRef<HTMLVideoElement>(null);

  // The window's scroll: the observer plays and pauses the element itself.
  useEffect(() => {
    const element = video.current;
    if (!element || wantsStillness()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.intersectionRatio < threshold) element.pause();
        // Refused autoplay leaves the poster and the play button.
        else element.play().catch(() => {});
      },
      { threshold: [0, threshold] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold]);

  return (
    <div className={styles.frame}>
      <video
        {...native}
        ref={joinRefs(video, ref)}
        className={styles.video}
        src={src}
        poster={posterUrl}
        aria-label={label}
        muted
        loop
        playsInline
        controls
        preload="none"
      >
        <track
          kind="captions"
          srcLang="pt-BR"
          label="Português"
          src={captionsUrl ?? 'data:text/vtt,WEBVTT'}
        />
      </video>
    </div>
  );
}
