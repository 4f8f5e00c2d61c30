import { chooseSchools, chooseTracks, maxSchoolChips } from '@student/domain';
import { ChipGroup, ChipGroupSkeleton, MultiSelect } from '@student/ui';
import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '../../addresses/use-search.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { courseTracksQuery } from '../../queries/courses.queries.ts';
import { schoolsQuery } from '../../queries/schools.queries.ts';
import { asItIs, Region, toldByRegion, Waiting } from '../../region.tsx';
import { dashboardSearch } from './dashboard.search.ts';
import { schoolTracksQuery } from './strips.queries.ts';
import { withChange } from './with-change.ts';

/** Schools as chips, or as a box with a search when there are many (DASH-18, DASH-29 to DASH-31). */
export function SchoolFilter() {
  return (
    <Region size="line" missing={dashboard.schoolsMissing} loading={<ChipGroupSkeleton />}>
      <Schools />
    </Region>
  );
}

function Schools() {
  const { values, change } = useSearch(dashboardSearch);
  const { data: schools } = useSuspenseQuery(schoolsQuery());
  const { data: tracks } = useQuery(courseTracksQuery());
  const props = {
    label: dashboard.schools,
    options: schools.map(({ id, name }) => ({ value: String(id), label: name })),
    value: values.schools.map(String),
    onValueChange: (chosen: readonly string[], school: string) =>
      change((now) => chooseSchools(now, withChange(now.schools, chosen, school), tracks)),
  };
  return schools.length > maxSchoolChips ? (
    <MultiSelect {...props} labelPlacement="hidden" words={dashboard.schoolWords} />
  ) : (
    <ChipGroup {...props} />
  );
}

/** The tracks of the chosen schools (DASH-19, DASH-32). */
export function TrackFilter() {
  const { schools } = useSearch(dashboardSearch).values;
  return (
    <Region
      resetKey={schools.join()}
      size="line"
      missing={dashboard.tracksMissing}
      loading={null}
      failed={asItIs}
    >
      <Tracks />
    </Region>
  );
}

function Tracks() {
  const { values, change } = useSearch(dashboardSearch);
  const { tracks, isPending } = useTracks(values.schools);
  return (
    <>
      {isPending ? <Waiting /> : null}
      <MultiSelect
        label={dashboard.tracksLabel}
        labelPlacement="hidden"
        options={tracks.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={values.courseTracks.map(String)}
        onValueChange={(chosen, track) =>
          change((now) => chooseTracks(now, withChange(now.courseTracks, chosen, track)))
        }
        pending={isPending}
        words={dashboard.trackWords}
      />
    </>
  );
}

/** The tracks of the chosen schools, or all of them when none is chosen (DASH-29, DASH-30). */
function useTracks(schools: readonly number[]) {
  const queries = schools.length === 0 ? [courseTracksQuery()] : schools.map(schoolTracksQuery);
  return useQueries({
    queries: queries.map((query) => ({ ...query, ...toldByRegion })),
    combine: (results) => ({
      tracks: results.flatMap(({ data }) => data ?? []),
      isPending: results.some(({ isPending }) => isPending),
    }),
  });
}
