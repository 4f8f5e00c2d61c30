import { studyLeft } from '@student/domain';
import { ContentList, ContentListSkeleton, InPlaceOf, Section, Skeletons } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { contentsQuery } from '../../contents/content.queries.ts';
import { contentItems, finishedCount } from '../../contents/content-items.ts';
import { InstructorList } from '../../courses/instructor-list.tsx';
import { event as words } from '../../pt-br/event.ts';
import { Region } from '../../region.tsx';
import { classInstructorsQuery } from './event.queries.ts';

/** They stand at the end of the page. */
const Comments = lazy(() => import('./class-comments.tsx'));

type ClassIds = { eventId: number; classId: number };

/** Who leads the class (EVENT-12). */
export function Instructors({ eventId, classId }: ClassIds) {
  const { data: instructors } = useSuspenseQuery(classInstructorsQuery(eventId, classId));
  return <InstructorList instructors={instructors} />;
}

type ContentsRegionProps = ClassIds & {
  isSeated: boolean;
  /** What stands under them. It comes with them, since nobody knows before whether there are any. */
  children: ReactNode;
};

/** The contents of the class, where it has any; who has no seat reads why they do not open (PLAYER-25). */
export function ContentsRegion({ eventId, classId, isSeated, children }: ContentsRegionProps) {
  const shape = <ContentListSkeleton />;
  return (
    <Region
      resetKey={`${eventId}/${classId}`}
      missing={words.contentsMissing}
      loading={
        <Section title={words.contents} busy>
          {shape}
        </Section>
      }
      failed={(message) => (
        <>
          <Section title={words.contents}>
            <InPlaceOf shape={shape}>{message}</InPlaceOf>
          </Section>
          {children}
        </>
      )}
    >
      <Contents eventId={eventId} classId={classId} isSeated={isSeated} />
      {children}
    </Region>
  );
}

function Contents({ eventId, classId, isSeated }: ClassIds & { isSeated: boolean }) {
  const place = { kind: 'event', eventId, classId } as const;
  const { data: contents } = useSuspenseQuery(contentsQuery(place));
  if (contents.length === 0) return null;
  const left = studyLeft(contents);
  const label = finishedCount(contents) === 0 ? words.begin : words.continue;
  const items = contentItems(place, contents);
  return (
    <Section title={words.contents}>
      <ContentList
        label={words.contents}
        items={
          isSeated
            ? items
            : items.map((item) => ({ ...item, state: 'blocked', blockedReason: words.onlyEnrolled }))
        }
        next={isSeated && left.kind === 'open' ? { id: left.next.id, label } : undefined}
      />
    </Section>
  );
}

/** What people say of the event, read only (EVENT-13). */
export function CommentsRegion({ eventId }: { eventId: number }) {
  return (
    <Section title={words.comments}>
      <Region resetKey={String(eventId)} loading={<Skeletons shape="comment" count={3} />}>
        <Comments eventId={eventId} />
      </Region>
    </Section>
  );
}
