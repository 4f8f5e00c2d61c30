import { Button, Grid, Heading, Inline, Stack, Text, vars } from '@student/ui';
import { useEffect, useRef, useState } from 'react';
import type { SchemeName } from '../../../themes/compiler/tokens.ts';
import { StoryFrame } from '../../frames/story-frame.tsx';
import type { PictureAt } from './picture-at.ts';
import { repaint } from './repainted.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

interface Tried {
  css: string;
  pictureAt: PictureAt;
  scheme: SchemeName;
}

type TriedFrameProps = Tried & { id: string; title: string };

/** The stories of this Storybook in the brand that is being tried; screens first. */
export function PaletteStories(tried: Tried) {
  const [entries, setEntries] = useState<Entry[]>([]);
  const [filter, setFilter] = useState('Screens');
  useEffect(() => {
    // Only a Storybook has an index; elsewhere (tests) the sample above is all there is.
    fetch('./index.json')
      .then((answer) => answer.json() as Promise<{ entries: Record<string, Entry> }>)
      .then(
        ({ entries: found }) => setEntries(Object.values(found).filter(({ type }) => type === 'story')),
        () => {},
      );
  }, []);
  if (entries.length === 0) return null;
  const groups = [...new Set(entries.map(({ title }) => title.split('/')[0] ?? ''))].filter(
    (group) => group !== 'Brands',
  );
  const chosen = groups.includes(filter) ? filter : (groups.at(-1) ?? '');
  const shown = firstOfEach(entries.filter(({ title }) => title.startsWith(`${chosen}/`)));
  return (
    <Stack gap="m" as="section" aria-label="Stories in this palette">
      <Heading level={2}>Every story in this palette</Heading>
      <Inline>
        {groups.map((group) => (
          <Button
            key={group}
            size="small"
            variant={group === chosen ? 'solid' : 'outline'}
            onClick={() => setFilter(group)}
          >
            {group}
          </Button>
        ))}
      </Inline>
      <Grid least="panel" gap="m">
        {shown.map((entry) => (
          <Stack key={entry.id} gap="xxs">
            <Text size="s" tone="muted">
              {entry.title} / {entry.name}
            </Text>
            <TriedFrame id={entry.id} title={`${entry.title}, ${entry.name}`} {...tried} />
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

function TriedFrame({ id, title, css, pictureAt, scheme }: TriedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const replaced = useRef(new WeakMap());
  const stop = useRef(() => {});
  // The address stays, or every frame would begin anew with each scheme.
  const [schemeAtFirst] = useState(scheme);
  const dress = () => {
    const page = frame.current?.contentDocument;
    // A document that has only just begun has no head yet; it is dressed when it is there.
    if (!page?.head) return;
    page.documentElement.dataset.scheme = scheme;
    const style =
      page.getElementById('palette') ??
      page.head.appendChild(Object.assign(page.createElement('style'), { id: 'palette' }));
    // On the frame's own page the palette takes the place of whichever brand was chosen.
    style.textContent = css.replaceAll('[data-theme=palette]', ':root[data-theme][data-theme]');
    stop.current();
    stop.current = repaint(page, pictureAt, replaced.current);
  };
  // The frame's document is dressed in what is tried.
  useEffect(dress);
  useEffect(() => () => stop.current(), []);
  return (
    <div style={{ border: `1px solid ${vars.color.border.default}` }}>
      <StoryFrame
        ref={frame}
        id={id}
        title={title}
        globals={{ scheme: schemeAtFirst }}
        width="room"
        height={420}
        onLoad={dress}
      />
    </div>
  );
}

function firstOfEach(entries: readonly Entry[]): Entry[] {
  return [...new Map([...entries].reverse().map((entry) => [entry.title, entry])).values()].reverse();
}
