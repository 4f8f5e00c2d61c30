import { Button, Section, Skeleton, Stack, TrackCard } from '@student/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { requiredTracksQuery, schoolsQuery } from '../../queries.ts';
import { Region } from '../../region.tsx';
import { Failed } from '../../shell/failed.tsx';

const title = dashboard.requiredTitle;

/** 'Trilhas obrigatórias pendentes', by school; the first of each school at first (DASH-04 to DASH-07). */
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
      <RequiredTracks />
    </Region>
  );
}

function RequiredTracks() {
  const { data: tracks } = useSuspenseQuery(requiredTracksQuery());
  const { data: schools = [] } = useQuery(schoolsQuery());
  const [isOpen, setOpen] = useState(false);
  if (tracks.length === 0) return null;
  const blocks = Map.groupBy(tracks, ({ schoolId }) => schoolId);
  const hasMore = [...blocks.values()].some((block) => block.length > 1);
  return (
    <Section
      title={title}
      action={
        hasMore ? (
          <Button variant="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? dashboard.fewerTracks : dashboard.moreTracks}
          </Button>
        ) : undefined
      }
    >
      <Stack as="ul" gap="s">
        {[...blocks].flatMap(([schoolId, block]) =>
          (isOpen ? block : block.slice(0, 1)).map((track) => (
            <li key={track.id}>
              <TrackCard
                title={track.title}
                href={paths.trackDetails(track.id)}
                school={schools.find(({ id }) => id === schoolId)?.name}
                flag={dashboard.required}
                finished={track.finishedCourses}
                total={track.totalCourses}
                progressText={dashboard.tracksProgress(track.finishedCourses, track.totalCourses)}
              />
            </li>
          )),
        )}
      </Stack>
    </Section>
  );
}
