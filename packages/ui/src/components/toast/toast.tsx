import { type RefObject, useEffect, useRef } from 'react';
import { motionOf } from '../../internal/motion-of.ts';
import { wantsStillness } from '../../internal/stillness.ts';
import { Button } from '../button/button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { toast, toastActions, toastMessage } from './toast.css.ts';
import type { ToastTone } from './toast.variants.ts';

/** One message that passes by. Plain data, so that whoever decides can keep it in a list. */
export interface Toast {
  id: string;
  tone: ToastTone;
  message: string;
  /** One thing that can be done about it. A toast with an action waits until it is dismissed. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds in sight; 6000 unless told, 10000 for `critical`. */
  duration?: number;
}

export interface ToastItemProps extends Toast {
  paused: boolean;
  dismissLabel: string;
  onDismiss: () => void;
}

const icons = { positive: SuccessIcon, critical: ErrorIcon, info: InfoIcon };

/** A toast with its own clock, which stands still while somebody reads or reaches for it. */
export function ToastItem({
  tone,
  message,
  action,
  duration,
  paused,
  dismissLabel,
  onDismiss,
}: ToastItemProps) {
  const box = useRef<HTMLDivElement>(null);
  const isAnswered = useRef(false);
  const Icon = icons[tone];
  useClock(action ? undefined : (duration ?? (tone === 'critical' ? 10_000 : 6_000)), paused, () =>
    leave(box, onDismiss),
  );
  return (
    <div ref={box} className={toast} data-tone={tone}>
      <Icon />
      <p className={toastMessage}>{message}</p>
      <div className={toastActions}>
        {action && (
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            onClick={() => {
              // Pressed again while it slides out, it does nothing more.
              if (isAnswered.current) return;
              isAnswered.current = true;
              action.onAction();
              leave(box, onDismiss);
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton
          label={dismissLabel}
          icon={<CloseIcon />}
          size="small"
          onClick={() => leave(box, onDismiss)}
        />
      </div>
    </div>
  );
}

/** Counts down `duration` milliseconds of unpaused time, then calls; never without a duration. */
function useClock(duration: number | undefined, paused: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  /* Runs a timer outside React; a pause keeps what is left. */
  useEffect(() => {
    if (paused || left.current === undefined) return;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== undefined) left.current -= performance.now() - since;
    };
  }, [paused]);
}

/** Lets it slide out before it is taken from the list. */
function leave(box: RefObject<HTMLDivElement | null>, onGone: () => void) {
  if (wantsStillness() || !box.current) {
    onGone();
    return;
  }
  const out = box.current.animate(
    { opacity: 0, transform: 'translateY(8px)' },
    { ...motionOf(box.current, 'fast', 'exit'), fill: 'forwards' },
  );
  out.onfinish = onGone;
}
