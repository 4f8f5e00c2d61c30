import type { MandatoryCourseTrack } from '@student/domain';
import { RequiredTracks } from '@student/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Strip, StripRegion } from '../../courses/strip-region.tsx';
import { StripSkeleton } from '../../courses/strip-skeleton.tsx';
import { trackFacts } from '../../courses/track-facts.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { schoolsQuery } from '../../queries/schools.queries.ts';
import { Waiting } from '../../region.tsx';
import { pendingTracksQuery } from './dashboard.queries.ts';
import { NoneYet } from './none-yet.tsx';
import { sections } from './sections.ts';
import { strips } from './strips.tsx';

/** 'Trilhas obrigatórias pendentes', a block per school (DASH-04 to DASH-07). */
export function RequiredTracksRegion() {
  return (
    <StripRegion
      {...strips.required}
      none={<NoneYet>{dashboard.requiredNone}</NoneYet>}
      id={sections.required}
      query={pendingTracksQuery()}
      isEmpty={(tracks: readonly MandatoryCourseTrack[]) => tracks.length === 0}
    >
      <Schools />
    </StripRegion>
  );
}

function Schools() {
  const { data: tracks, isFetching } = useSuspenseQuery(pendingTracksQuery());
  const { data: schools = [], isPending } = useQuery(schoolsQuery());
  if (isPending && tracks.length > 0) {
    return (
      <>
        <Waiting />
        <StripSkeleton {...strips.required} />
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
          tracks={block.map((track) => ({ id: track.id, ...trackFacts(track) }))}
        />
      ))}
    />
  );
}
