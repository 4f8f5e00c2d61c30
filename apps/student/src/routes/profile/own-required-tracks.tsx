import {
  asksForSearch,
  isTrackFinished,
  requiredTracksHolding,
  rowsOfPage,
  searchList,
  tracksPerPage,
} from '@student/domain';
import { ButtonLink, EmptyState, QuestionnaireIcon, ResultsCount, Stack } from '@student/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { usePageInRange } from '../../addresses/use-page-in-range.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { NothingListed } from '../../courses/nothing-listed.tsx';
import { TrackItem } from '../../courses/track-item.tsx';
import { paths } from '../../paths.ts';
import { profile } from '../../pt-br/profile.ts';
import { profileTracks as words } from '../../pt-br/profile-tracks.ts';
import { schoolsQuery } from '../../queries/schools.queries.ts';
import { requiredTracksQuery } from '../../queries/tracks.queries.ts';
import { asItIs, Region } from '../../region.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { Pages } from '../../shell/pages.tsx';
import { TrackGrid, TrackSkeletons } from '../course-tracks/track-grid.tsx';
import { profileSearch } from './profile.search.ts';

/** The mandatory tracks by pages, those that are left to finish first (TRACK-04, TRACK-08). */
export function OwnRequiredTracks() {
  return (
    <Region
      loading={<TrackSkeletons count={3} />}
      failed={asItIs}
      size="region"
      missing={words.missing}
      level={2}
    >
      <Required />
    </Region>
  );
}

function Required() {
  const { values, change } = useSearch(profileSearch);
  const { page, search } = values;
  const { data } = useSuspenseQuery(requiredTracksQuery());
  const { data: schools = [] } = useQuery(schoolsQuery());
  const found = requiredTracksHolding(data, search);
  const { rows, totalPages } = rowsOfPage(found, page, tracksPerPage);
  usePageInRange(page, totalPages, (last) => change((now) => ({ ...now, page: last }), { replace: true }));
  const finished = found.filter(isTrackFinished).length;
  return (
    <Stack>
      <ResultsCount count={found.length} words={(count) => words.count(count, finished)} />
      {found.length > 0 ? (
        <>
          <TrackGrid label={profile.options.tracks}>
            {rows.map((track) => (
              <TrackItem
                key={track.id}
                track={track}
                required
                level={2}
                school={schools.find(({ id }) => id === track.schoolId)?.name}
              />
            ))}
          </TrackGrid>
          <Pages
            label={words.pages}
            page={page}
            totalPages={totalPages}
            hrefOf={(to) => paths.profile({ ...values, option: 'tracks', page: to })}
            onPageChange={(to) => change((now) => ({ ...now, page: to }))}
          />
        </>
      ) : asksForSearch(search) ? (
        <NothingListed
          words={{ ...words, allCourses: words.allTracks }}
          level={2}
          onClear={() => change((now) => searchList(now, ''))}
        />
      ) : (
        <None />
      )}
    </Stack>
  );
}

const None = () => (
  <EmptyState
    icon={<MessagePicture name="empty" icon={<QuestionnaireIcon />} />}
    title={words.none}
    level={2}
    action={
      <ButtonLink variant="outline" href={paths.detailsCourseTracks()}>
        {words.allTracks}
      </ButtonLink>
    }
  >
    {words.noneHint}
  </EmptyState>
);
