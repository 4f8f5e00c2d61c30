import { type PointerEvent, useRef } from 'react';

export interface StoryGestures {
  onHold: () => void;
  onRelease: () => void;
  onPlayToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** Longer than this a press is a hold, in ms; farther than this a swipe, in px. */
const tapTime = 300;
const swipeWay = 48;
/** The share of the stage at either side that turns to another story. */
const side = 0.3;

/**
 * What a finger or a mouse does on the stage: held, the story rests; tapped at a side, it turns, in the middle it stops or goes on;
 * swiped, it turns, and downwards it closes.
 */
export function useStoryGestures(acts: StoryGestures) {
  const press = useRef<{ id: number; x: number; y: number; at: number }>(undefined);
  const end = (isOver: boolean) => (event: PointerEvent<HTMLElement>) => {
    const begun = press.current;
    if (begun?.id !== event.pointerId) return;
    press.current = undefined;
    const [x, y] = [event.clientX - begun.x, event.clientY - begun.y];
    const box = event.currentTarget.getBoundingClientRect();
    const act = isOver
      ? actOf({ x, y, time: event.timeStamp - begun.at, share: (begun.x - box.left) / box.width })
      : 'onRelease';
    acts[act]();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      press.current = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp };
      // What begins here ends here, wherever the finger goes.
      event.currentTarget.setPointerCapture(event.pointerId);
      acts.onHold();
    },
    onPointerUp: end(true),
    onPointerCancel: end(false),
  };
}

/** `x` and `y` are the way of the press in px, `share` is where on the stage it began, from its left edge. */
export function actOf({
  x,
  y,
  time,
  share,
}: {
  x: number;
  y: number;
  time: number;
  share: number;
}): keyof StoryGestures {
  if (Math.abs(x) > swipeWay && Math.abs(x) > Math.abs(y)) return x < 0 ? 'onNext' : 'onPrevious';
  if (y > 2 * swipeWay) return 'onClose';
  if (time > tapTime || Math.abs(x) > swipeWay || Math.abs(y) > swipeWay) return 'onRelease';
  return share < side ? 'onPrevious' : share > 1 - side ? 'onNext' : 'onPlayToggle';
}
