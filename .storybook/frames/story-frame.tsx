import { vars } from '@student/ui';
import { type ReactEventHandler, type Ref, useLayoutEffect, useRef, useState } from 'react';

export interface StoryFrameProps {
  /** The story's id, or with `docs` that of a docs page. */
  id: string;
  /** What the toolbars would say. */
  globals: Readonly<Record<string, string>>;
  title: string;
  /** How wide the window of the story is, in px: its breakpoints follow it. It is drawn smaller where there is less room. */
  width: number | 'room';
  /** How high its window is, in px; `room` takes what its place has. */
  height: number | 'room';
  /**
   * Whether the window takes pointer and wheel at once, or once it is pressed, until the pointer leaves it: among other things on a
   * page, a wheel scrolls the page.
   */
  takesPointer?: 'always' | 'when pressed';
  ref?: Ref<HTMLIFrameElement>;
  onLoad?: ReactEventHandler<HTMLIFrameElement>;
}

/** A story in a window of its own. It is loaded when it comes near; pictures do not draw it (decision 0004). */
export function StoryFrame({
  id,
  globals,
  title,
  width,
  height,
  takesPointer = 'when pressed',
  ref,
  onLoad,
}: StoryFrameProps) {
  const [isPressed, setPressed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const scale = width === 'room' || !room ? 1 : Math.min(1, room.width / width);
  const isFilling = height === 'room';
  const windowHeight = isFilling ? (room ? room.height / scale : 0) : height;
  const isTaking = takesPointer === 'always' || isPressed;
  return (
    <div
      ref={place}
      // For a pointer alone: keys reach the window by themselves.
      onPointerUp={() => setPressed(true)}
      onPointerLeave={() => setPressed(false)}
      title={isTaking ? undefined : 'Press to use it; until then the wheel scrolls the page'}
      style={{
        overflow: 'hidden',
        minBlockSize: 0,
        blockSize: isFilling ? '100%' : height * scale,
        background: vars.color.bg.sunken,
        cursor: 'pointer',
      }}
    >
      <iframe
        ref={ref}
        title={title}
        src={addressOf(id, globals)}
        loading="lazy"
        onLoad={onLoad}
        style={{
          display: 'block',
          border: 'none',
          inlineSize: width === 'room' ? '100%' : width,
          // It is larger than its place, and drawn smaller.
          maxInlineSize: 'none',
          blockSize: windowHeight,
          marginInline: 'auto',
          pointerEvents: isTaking ? undefined : 'none',
          transformOrigin: '0 0',
          transform: scale < 1 ? `scale(${scale})` : undefined,
        }}
      />
    </div>
  );
}

/** The address of a story in these looks, beside this document. Axe stays out of frames: stories are judged by themselves. */
export function addressOf(id: string, globals: Readonly<Record<string, string>>): string {
  const said = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `./iframe.html?id=${id}&viewMode=story&globals=${[...said, 'a11y.manual:!true'].join(';')}`;
}

/** How large an element's place is, followed as the window changes. */
function useRoom(place: { current: HTMLElement | null }): { width: number; height: number } | undefined {
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room;
}
