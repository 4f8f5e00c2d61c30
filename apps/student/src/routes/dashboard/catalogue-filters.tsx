import { chooseSchools, chooseTracks, maxSchoolChips } from '@student/domain';
import { ChipGroup, MultiSelect, Skeleton } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { dashboard } from '../../pt-br/dashboard.ts';
import { schoolsQuery, tracksQuery } from '../../queries.ts';
import { useCatalogueQuery } from './catalogue-query.ts';

/** Schools as chips, or as a box with a search when there are many (DASH-18, DASH-29 to DASH-31). */
export function SchoolFilter() {
  const { query, change } = useCatalogueQuery();
  const { data: schools } = useQuery(schoolsQuery());
  const { data: tracks = [] } = useQuery(tracksQuery([]));
  if (!schools) return <Skeleton shape="text" />;
  const props = {
    label: dashboard.schools,
    options: schools.map(({ id, name }) => ({ value: String(id), label: name })),
    value: query.schools.map(String),
    onValueChange: (values: readonly string[]) =>
      change((now) => chooseSchools(now, values.map(Number), tracks)),
  };
  return schools.length > maxSchoolChips ? <MultiSelect {...props} /> : <ChipGroup {...props} />;
}

/** The tracks of the chosen schools (DASH-19, DASH-32). */
export function TrackFilter() {
  const { query, change } = useCatalogueQuery();
  const { data: tracks, isPending } = useQuery(tracksQuery(query.schools));
  return (
    <MultiSelect
      label={dashboard.tracks.label}
      labelPlacement="hidden"
      options={(tracks ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
      value={query.courseTracks.map(String)}
      onValueChange={(values) => change((now) => chooseTracks(now, values.map(Number)))}
      pending={isPending}
      words={dashboard.tracks}
    />
  );
}
