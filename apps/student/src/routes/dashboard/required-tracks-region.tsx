import type { MandatoryCourseTrack } from '@student/domain';
import { RequiredTracks, RequiredTracksSkeleton } from '@student/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Strip, StripRegion } from '../../courses/strip-region.tsx';
import { StripSkeleton } from '../../courses/strip-skeleton.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { nextStepWords } from '../../pt-br/next-step.ts';
import { schoolsQuery } from '../../queries/courses.queries.ts';
import { Waiting } from '../../region.tsx';
import { requiredTracksQuery } from './dashboard.queries.ts';
import { NoneYet } from './none-yet.tsx';
import { sections } from './sections.ts';

const title = dashboard.requiredTitle;
const card = <RequiredTracksSkeleton />;

/** 'Trilhas obrigatórias pendentes', a block per school (DASH-04 to DASH-07). */
export function RequiredTracksRegion() {
  return (
    <StripRegion
      title={title}
      none={<NoneYet>{dashboard.requiredNone}</NoneYet>}
      card={card}
      layout="pairs"
      id={sections.required}
      query={requiredTracksQuery()}
      isEmpty={(tracks: readonly MandatoryCourseTrack[]) => tracks.length === 0}
    >
      <Schools />
    </StripRegion>
  );
}

function Schools() {
  const { data: tracks, isFetching } = useSuspenseQuery(requiredTracksQuery());
  const { data: schools = [], isPending } = useQuery(schoolsQuery());
  if (isPending && tracks.length > 0) {
    return (
      <>
        <Waiting />
        <StripSkeleton title={title} layout="pairs" card={card} />
      </>
    );
  }
  return (
    <Strip
      isFetching={isFetching}
      cards={[...Map.groupBy(tracks, ({ schoolId }) => schoolId)].map(([schoolId, block]) => (
        <RequiredTracks
          key={schoolId}
          school={schools.find(({ id }) => id === schoolId)?.name}
          tracks={block.map((track) => ({
            id: track.id,
            title: track.title,
            href: paths.detailsCourseTracks({ entityId: track.id }),
            imageUrl: track.thumbnailUrl ?? undefined,
            finishedCourses: track.finishedCourses,
            totalCourses: track.totalCourses,
            blockedReason: track.isBlocked ? nextStepWords.waiting.text.track : undefined,
          }))}
        />
      ))}
    />
  );
}
