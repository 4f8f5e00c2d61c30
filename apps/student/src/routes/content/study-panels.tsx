import {
  Accordion,
  FormSkeleton,
  InstructorCardSkeleton,
  Skeleton,
  Skeletons,
  Stack,
  type Tab,
} from '@student/ui';
import { Activity, type ComponentType, lazy, type ReactNode, useState } from 'react';
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
const InstructorsPanel = lazy(() => import('./instructors-panel.tsx'));

/** What a student writes while they study stands in tabs of its own beside the content; the rest under what it is about. */
const besideContent: readonly StudyPanel[] = ['notes', 'doubts'];

/** The panels of a content that stand beside it, each read when it is first shown (COURSE-24 to COURSE-36). */
export const studyTabs = (placed: PlacedContent): Tab[] =>
  panelsOf(placed.place)
    .filter((id) => besideContent.includes(id))
    .map((id) => ({ id, label: words[id], content: <Part id={id} placed={placed} /> }));

/**
 * What others say of a content, its extra material, and who teaches it; each is read when it is first opened (COURSE-12, COURSE-14 to COURSE-23). What is
 * half written in a part outlives its being closed.
 */
export function StudyParts(placed: PlacedContent) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(open);
  return (
    <PageRegions ifAllFail="told">
      <Accordion
        level={2}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          setKnown((before) => [...new Set([...before, ...next])]);
        }}
        items={panelsOf(placed.place)
          .filter((id) => !besideContent.includes(id))
          .map((id) => ({
            id,
            title: words[id],
            content: known.includes(id) ? (
              <Activity mode={open.includes(id) ? 'visible' : 'hidden'}>
                <Part id={id} placed={placed} />
              </Activity>
            ) : null,
          }))}
      />
    </PageRegions>
  );
}

const panels: Record<StudyPanel, ComponentType<PlacedContent>> = {
  notes: NotesPanel,
  doubts: DoubtsPanel,
  ratings: RatingsPanel,
  complements: ComplementsPanel,
  instructors: InstructorsPanel,
};

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
  instructors: <InstructorCardSkeleton />,
};

function Part({ id, placed }: { id: StudyPanel; placed: PlacedContent }) {
  const Panel = panels[id];
  return (
    <Region
      loading={
        <section aria-busy="true" aria-label={shell.loading}>
          {shapes[id]}
        </section>
      }
      failed={asItIs}
      size="region"
    >
      <Panel {...placed} />
    </Region>
  );
}
