import { Accordion, FormSkeleton, Skeleton, Skeletons, Stack } from '@student/ui';
import { Activity, lazy, type ReactNode, useState } from 'react';
import { type PlacedContent, panelsOf } from '../../contents/content-place.ts';
import type { StudyPanel } from '../../contents/content-places.ts';
import { PageRegions } from '../../page-regions.tsx';
import { content as words } from '../../pt-br/content.ts';
import { shell } from '../../pt-br/shell.ts';
import { asItIs, Region } from '../../region.tsx';

const NotesPanel = lazy(() => import('./notes-panel.tsx'));
const DoubtsPanel = lazy(() => import('./doubts-panel.tsx'));
const RatingsPanel = lazy(() => import('./ratings-panel.tsx'));
const ComplementsPanel = lazy(() => import('./complements-panel.tsx'));

/**
 * What a student keeps, asks and says beside a content; each part is read when it is first opened (COURSE-14 to COURSE-36).
 * What is half written in a part outlives its being closed.
 */
export function StudyPanels(placed: PlacedContent) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(open);
  const panels: Record<StudyPanel, ReactNode> = {
    notes: <NotesPanel {...placed} />,
    doubts: <DoubtsPanel {...placed} />,
    ratings: <RatingsPanel {...placed} />,
    complements: <ComplementsPanel {...placed} />,
  };
  return (
    <PageRegions ifAllFail="told">
      <Accordion
        level={2}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setKnown((before) => [...new Set([...before, ...next])]);
        }}
        items={panelsOf(placed.place).map((id) => ({
          id,
          title: words[id],
          content: known.includes(id) ? (
            <Activity mode={open.includes(id) ? 'visible' : 'hidden'}>
              <Part shape={shapes[id]}>{panels[id]}</Part>
            </Activity>
          ) : null,
        }))}
      />
    </PageRegions>
  );
}

/** What is written into each part, and the beginning of what it lists: how much that is nobody knows before. */
const shapes: Record<StudyPanel, ReactNode> = {
  notes: (
    <Stack>
      <FormSkeleton fields={['text']} />
      <Skeleton shape="text" />
    </Stack>
  ),
  doubts: (
    <Stack>
      <FormSkeleton fields={['line', 'text']} />
      <Skeleton shape="text" />
    </Stack>
  ),
  ratings: (
    <Stack>
      <FormSkeleton fields={['stars', 'text']} />
      <Skeleton shape="comment" />
    </Stack>
  ),
  complements: <Skeletons shape="text" count={2} />,
};

function Part({ shape, children }: { shape: ReactNode; children: ReactNode }) {
  return (
    <Region
      loading={
        <section aria-busy="true" aria-label={shell.loading}>
          {shape}
        </section>
      }
      failed={asItIs}
      size="region"
    >
      {children}
    </Region>
  );
}
