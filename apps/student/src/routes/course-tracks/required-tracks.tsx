import { type RequiredTrackFilter, tracksPerPage } from '@student/domain';
import { InPlaceOf, Section, ShowMore } from '@student/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TrackItem } from '../../courses/track-item.tsx';
import { tracks as words } from '../../pt-br/tracks.ts';
import { schoolsQuery } from '../../queries/schools.queries.ts';
import { requiredTracksQuery } from '../../queries/tracks.queries.ts';
import { Region, toldByRegion, Waiting } from '../../region.tsx';
import { TrackGrid, TrackSkeletons } from './track-grid.tsx';

type RequiredTracksProps = { filter: RequiredTrackFilter };

const shape = <TrackSkeletons count={3} />;

/** The mandatory tracks, all or those that are pending or finished (TRACK-04, DASH-04). */
export function RequiredTracks({ filter }: RequiredTracksProps) {
  return (
    <Region
      resetKey={filter}
      loading={null}
      failed={(message) => (
        <Section title={words.required}>
          <InPlaceOf shape={shape}>{message}</InPlaceOf>
        </Section>
      )}
    >
      <Required filter={filter} />
    </Region>
  );
}

function Required({ filter }: RequiredTracksProps) {
  const { data: tracks, isPlaceholderData } = useQuery({
    ...requiredTracksQuery(filter),
    placeholderData: keepPreviousData,
    ...toldByRegion,
  });
  const { data: schools = [] } = useQuery(schoolsQuery());
  if (tracks === undefined) {
    return (
      <Section title={words.required} busy>
        <Waiting />
        {shape}
      </Section>
    );
  }
  if (tracks.length === 0) return null;
  return (
    <Section title={words.required} busy={isPlaceholderData}>
      <ShowMore
        key={filter}
        label={words.required}
        first={tracksPerPage}
        step={tracksPerPage}
        items={tracks.map((track) => (
          <TrackItem
            key={track.id}
            track={track}
            required
            school={schools.find(({ id }) => id === track.schoolId)?.name}
          />
        ))}
      >
        {(shown) => <TrackGrid label={words.required}>{shown}</TrackGrid>}
      </ShowMore>
    </Section>
  );
}
