import { Inline, SegmentedControl, Text, vars } from '@student/ui';
import { useEffect, useRef, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { brands, type Looks } from '../looks.ts';
import { StoryFrame } from './story-frame.tsx';

/** How wide the windows may be, in px: a phone, a tablet, a notebook, a large screen; `room` is what a column has. */
export const frameWidths = ['room', '360', '768', '1440', '1920'] as const;
type FrameWidth = (typeof frameWidths)[number];
const labels: Record<FrameWidth, string> = {
  room: 'Column',
  360: '360',
  768: '768',
  1440: '1440',
  1920: '1920',
};

export interface SideBySideProps {
  /** Id of the story. */
  id: string;
  name: string;
  looks: Looks;
  /** What was changed among the story's props. */
  args: Readonly<Record<string, unknown>>;
}

/**
 * A story once per brand, each in a window of its own: breakpoints, plays, overlays and what is fixed to the window are there as
 * they are alone. The width of all windows is chosen above them, and stands in the address.
 */
export function SideBySide({ id, name, looks, args }: SideBySideProps) {
  const width = frameWidths.find((one) => one === looks.frames) ?? 'room';
  return (
    <div style={page}>
      <Inline gap="m" justify="between">
        <Text as="span" size="s" tone="muted">
          {`${name} in ${brands.length} brands`}
        </Text>
        <SegmentedControl
          label="Width of the windows, px"
          segments={frameWidths.map((value) => ({ value, label: labels[value] }))}
          value={width}
          onValueChange={(frames) => addons.getChannel().emit('updateGlobals', { globals: { frames } })}
        />
      </Inline>
      <Columns
        // Other looks are other addresses, and all windows begin anew.
        key={[id, looks.scheme, looks.textSize, looks.motion].join()}
        id={id}
        looks={looks}
        args={args}
        width={width === 'room' ? 'room' : Number(width)}
      />
    </div>
  );
}

type ColumnsProps = Omit<SideBySideProps, 'name'> & { width: number | 'room' };

/** One window after the other plays its story: the browser has one focus, and plays that type would take it from each other. */
function Columns(props: ColumnsProps) {
  const [ended, setEnded] = useState(0);
  return (
    <div style={columns}>
      {brands.map((brand, at) => (
        <section key={brand} aria-label={brand} style={column}>
          <Text as="span" size="s" weight="bold">
            {brand}
          </Text>
          {at <= ended ? (
            <Framed {...props} brand={brand} onEnd={() => setEnded((so) => Math.max(so, at + 1))} />
          ) : null}
        </section>
      ))}
    </div>
  );
}

/** How long a window may play before the next one begins all the same, in milliseconds. */
const longestPlay = 30_000;

/** Calls back once the story in a window has played, or has had its time. */
function afterPlay(channel: Channel | undefined, then: () => void): () => void {
  const timer = setTimeout(then, channel ? longestPlay : 0);
  if (channel?.last('storyFinished')) then();
  else channel?.once('storyFinished', then);
  return () => clearTimeout(timer);
}

type FramedProps = ColumnsProps & { brand: string; onEnd: () => void };

function Framed({ id, brand, looks: { scheme, textSize, motion }, width, args, onEnd }: FramedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stopWaiting = useRef(() => {});
  useEffect(() => () => stopWaiting.current(), []);
  // The story in the frame hears of props as it would from the panel.
  useEffect(() => {
    if (Object.keys(args).length === 0) return;
    const channel = frame.current?.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__;
    channel?.emit('updateStoryArgs', { storyId: id, updatedArgs: args });
  });
  return (
    <StoryFrame
      ref={frame}
      id={id}
      globals={{ theme: brand, scheme, textSize, motion }}
      title={`${id} in ${brand}`}
      width={width}
      height="room"
      takesPointer="always"
      onLoad={({ currentTarget }) => {
        stopWaiting.current = afterPlay(currentTarget.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__, onEnd);
      }}
    />
  );
}

/** What a window of Storybook tells its own parts. */
interface Channel {
  emit: (event: string, payload: unknown) => void;
  /** What was told last under this name. */
  last: (event: string) => unknown[] | undefined;
  once: (event: string, hear: () => void) => void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

const page = {
  position: 'fixed',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space.s,
  padding: vars.space.s,
  background: vars.color.bg.canvas,
} as const;

/** Beside each other where each has the width of a phone at least, else below each other. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gridAutoRows: 'minmax(70vh, 1fr)',
  gap: vars.space.s,
  minBlockSize: 0,
  overflow: 'auto',
} as const;

const column = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: vars.space.xxs,
  minInlineSize: 0,
} as const;
