import { useEffect, useRef } from 'react';
// Its listener, which notes presses, is there before the first of them; `hold-under.ts` comes later.
import '../../internal/last-pressed.ts';
import type { Native } from '../../internal/native.ts';
import { useStanding } from '../../internal/use-standing.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { type SpinnerWords, spinnerWords } from '../spinner/spinner.words.ts';
import { loadingOverlay, ring } from './loading-overlay.css.ts';
import type { LoadingOverlayExtent } from './loading-overlay.variants.ts';

export interface LoadingOverlayProps extends Native<'div', 'children' | 'role'> {
  /** What is being waited for; `Carregando…` unless told. */
  message?: string | undefined;
  extent?: LoadingOverlayExtent;
  words?: DeepPartial<SpinnerWords>;
}

/**
 * The global spinner with its message. Draw it while the work lasts: what lies under it is inert, by pointer, keyboard and
 * screen reader, and gets the focus back afterwards. It shows itself after 200 ms, so that quick answers do not flicker.
 * Attributes and ref go to its box. SHELL-41. Component 30.
 */
export function LoadingOverlay({ message, extent = 'page', words, ...native }: LoadingOverlayProps) {
  const { loading } = useWords('spinner', spinnerWords, words);
  const inside = useRef<HTMLSpanElement>(null);
  const isStanding = useStanding();
  /* Makes the page under it inert, which React does not draw. */
  useEffect(() => {
    let release: (() => void) | undefined;
    let isOver = false;
    void import('./hold-under.ts').then(
      ({ holdUnder }) => {
        const box = inside.current?.parentElement;
        if (box && !isOver) release = holdUnder(box, extent);
      },
      // Without the code the veil alone keeps the pointer away.
      () => undefined,
    );
    return () => {
      isOver = true;
      release?.();
    };
  }, [extent]);
  return (
    <div {...native} role="status" className={loadingOverlay} data-extent={extent}>
      <span ref={inside} className={ring} />
      {/* They keep their room from the start, so that nothing moves when they may be heard. */}
      <span style={isStanding ? undefined : { visibility: 'hidden' }}>{message ?? loading}</span>
    </div>
  );
}
