import { Accordion, Skeletons } from '@student/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { content as words } from '../../pt-br/content.ts';
import { Region } from '../../region.tsx';
import { Failed } from '../../shell/failed.tsx';

const NotesPanel = lazy(() => import('./notes-panel.tsx'));
const DoubtsPanel = lazy(() => import('./doubts-panel.tsx'));
const RatingsPanel = lazy(() => import('./ratings-panel.tsx'));
const ComplementsPanel = lazy(() => import('./complements-panel.tsx'));

export type ContentPlace = { courseId: number; contentId: number };

/** What a student keeps, asks and says beside a content; each part is read when it is first opened (COURSE-14 to COURSE-36). */
export function StudyPanels(place: ContentPlace) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const panels: [id: string, title: string, panel: ReactNode][] = [
    ['notes', words.notes, <NotesPanel key="notes" {...place} />],
    ['doubts', words.doubts, <DoubtsPanel key="doubts" {...place} />],
    ['ratings', words.ratings, <RatingsPanel key="ratings" {...place} />],
    ['complements', words.complements, <ComplementsPanel key="complements" {...place} />],
  ];
  return (
    <Accordion
      level={2}
      open={open}
      onOpenChange={setOpen}
      items={panels.map(([id, title, panel]) => ({
        id,
        title,
        content: open.includes(id) ? <Part>{panel}</Part> : null,
      }))}
    />
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <Region
      loading={<Skeletons shape="row" count={2} />}
      failed={(error, retry) => <Failed error={error} retry={retry} />}
    >
      <Suspense fallback={<Skeletons shape="row" count={2} />}>{children}</Suspense>
    </Region>
  );
}
