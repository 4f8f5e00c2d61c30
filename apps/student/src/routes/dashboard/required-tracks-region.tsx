import { RequiredTracks, Section, Skeleton } from '@student/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { requiredTracksQuery, schoolsQuery } from '../../queries.ts';
import { Region } from '../../region.tsx';
import { Failed } from '../../shell/failed.tsx';

const title = dashboard.requiredTitle;

/** 'Trilhas obrigatórias pendentes', a block per school (DASH-04 to DASH-07). */
export function RequiredTracksRegion() {
  return (
    <Region
      loading={
        <Section title={title} busy>
          <Skeleton shape="row" />
        </Section>
      }
      failed={(error, retry) => (
        <Section title={title}>
          <Failed error={error} retry={retry} />
        </Section>
      )}
    >
      <Schools />
    </Region>
  );
}

function Schools() {
  const { data: tracks } = useSuspenseQuery(requiredTracksQuery());
  const { data: schools = [] } = useQuery(schoolsQuery());
  if (tracks.length === 0) return null;
  return (
    <Section title={title}>
      {[...Map.groupBy(tracks, ({ schoolId }) => schoolId)].map(([schoolId, block]) => (
        <RequiredTracks
          key={schoolId}
          school={schools.find(({ id }) => id === schoolId)?.name ?? ''}
          tracks={block.map((track) => ({
            id: track.id,
            title: track.title,
            href: paths.trackDetails(track.id),
            imageUrl: track.thumbnailUrl ?? undefined,
            finishedCourses: track.finishedCourses,
            totalCourses: track.totalCourses,
            blockedReason: track.isBlocked ? dashboard.blockedTrack : undefined,
          }))}
        />
      ))}
    </Section>
  );
}
