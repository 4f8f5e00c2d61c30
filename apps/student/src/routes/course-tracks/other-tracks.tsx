import { PaginationSkeleton, ResultsCount, Section, Stack, TextLink } from '@student/ui';
import { usePageInRange } from '../../addresses/use-page-in-range.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { NothingListed } from '../../courses/nothing-listed.tsx';
import { TrackItem } from '../../courses/track-item.tsx';
import { paths } from '../../paths.ts';
import { tracks as words } from '../../pt-br/tracks.ts';
import { asItIs, Region, toldByRegion, Waiting } from '../../region.tsx';
import { Pages } from '../../shell/pages.tsx';
import { courseTracksSearch } from './course-tracks.search.ts';
import { TrackGrid, TrackSkeletons } from './track-grid.tsx';
import { useListedTracks } from './use-listed-tracks.ts';

/** How many tracks the page lists, said when a search or the filter changes it. */
export function TracksCount() {
  const { values } = useSearch(courseTracksSearch);
  const { count, isPending, isChanging } = useListedTracks(values);
  return <ResultsCount count={isPending || isChanging ? undefined : count} words={words.count} />;
}

/** The tracks that are not mandatory, or all that a search has found, by school and by pages (TRACK-04, TRACK-14). */
export function OtherTracks() {
  const { search } = useSearch(courseTracksSearch).values;
  return (
    <Region resetKey={search} loading={null} failed={asItIs} size="region" missing={words.othersMissing}>
      <Others />
    </Region>
  );
}

function Others() {
  const { values, change } = useSearch(courseTracksSearch);
  const { shown, totalPages, count, requiredIds, schools, isPending, isChanging } = useListedTracks(
    values,
    toldByRegion,
  );
  const isPast = usePageInRange(values.page, isPending || isChanging ? undefined : totalPages, (page) =>
    change((now) => ({ ...now, page }), { replace: true }),
  );
  const isWaiting = isPending || isPast;
  const isFiltered = values.search !== '' || values.filterType !== undefined;
  const clear = () => change((now) => ({ ...now, search: '', filterType: undefined, page: 1 }));
  return (
    <Stack gap="xl" aria-busy={isWaiting || isChanging}>
      {isWaiting ? (
        <>
          <Waiting />
          <Section title={words.others} busy>
            <TrackSkeletons count={6} />
          </Section>
          <PaginationSkeleton />
        </>
      ) : count === 0 ? (
        <NothingListed words={words} level={2} onClear={isFiltered ? clear : undefined} />
      ) : (
        <>
          {[...Map.groupBy(shown, ({ schoolId }) => schoolId)].map(([schoolId, tracks]) => {
            const name = schools.find(({ id }) => id === schoolId)?.name;
            return (
              <Section
                key={schoolId}
                title={name ?? words.others}
                action={
                  name === undefined ? null : (
                    <TextLink
                      href={paths.detailsCourses({ entityId: schoolId })}
                      aria-label={words.openSchoolOf(name)}
                    >
                      {words.openSchool}
                    </TextLink>
                  )
                }
              >
                <TrackGrid label={name ?? words.others}>
                  {tracks.map((track) => (
                    <TrackItem key={track.id} track={track} required={requiredIds.has(track.id)} />
                  ))}
                </TrackGrid>
              </Section>
            );
          })}
          <Pages
            label={words.pages}
            page={values.page}
            totalPages={totalPages}
            hrefOf={(page) => paths.detailsCourseTracks({ ...values, page })}
            onPageChange={(page) => change((now) => ({ ...now, page }))}
            pending={isChanging}
          />
        </>
      )}
    </Stack>
  );
}
