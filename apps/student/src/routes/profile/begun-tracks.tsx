import { begunTracksHolding } from '@student/domain';
import { InPlaceOf, Section, ShowMore } from '@student/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '../../addresses/use-search.ts';
import { TrackItem } from '../../courses/track-item.tsx';
import { profileTracks as words } from '../../pt-br/profile-tracks.ts';
import { courseTracksQuery } from '../../queries/courses.queries.ts';
import { schoolsQuery } from '../../queries/schools.queries.ts';
import { requiredTracksQuery } from '../../queries/tracks.queries.ts';
import { Region } from '../../region.tsx';
import { TrackGrid, TrackSkeletons } from '../course-tracks/track-grid.tsx';
import { profileSearch } from './profile.search.ts';

const shape = <TrackSkeletons count={3} />;

/** The tracks that are not mandatory and in which the person has finished a course; without any there is no such part (TRACK-08). */
export function BegunTracks() {
  return (
    <Region
      loading={null}
      failed={(message) => (
        <Section title={words.begun}>
          <InPlaceOf shape={shape}>{message}</InPlaceOf>
        </Section>
      )}
      missing={words.begunMissing}
    >
      <Begun />
    </Region>
  );
}

function Begun() {
  const { search } = useSearch(profileSearch).values;
  const { data: all } = useSuspenseQuery(courseTracksQuery());
  // Which of them are mandatory is told above; where nobody knows, all that were begun stand here.
  const { data: required = [] } = useQuery(requiredTracksQuery());
  const { data: schools = [] } = useQuery(schoolsQuery());
  const requiredIds = new Set(required.map(({ id }) => id));
  const begun = begunTracksHolding(all, { requiredIds, term: search });
  if (begun.length === 0) return null;
  return (
    <Section title={words.begun}>
      <ShowMore
        key={search}
        label={words.begun}
        first={12}
        items={begun.map((track) => (
          <TrackItem
            key={track.id}
            track={track}
            required={false}
            school={schools.find(({ id }) => id === track.schoolId)?.name}
          />
        ))}
      >
        {(shown) => <TrackGrid label={words.begun}>{shown}</TrackGrid>}
      </ShowMore>
    </Section>
  );
}
