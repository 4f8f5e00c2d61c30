import { chooseSchools, chooseTracks, maxSchoolChips } from '@student/domain';
import { ChipGroup, MultiSelect, Skeleton } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { dashboard } from '../../pt-br/dashboard.ts';
import { schoolsQuery, tracksQuery } from '../../queries.ts';
import { useCatalogueQuery } from './catalogue-query.ts';

/** Schools as chips, or as a box when there are many, and tracks as a box with a search (DASH-18, DASH-19, DASH-29 to DASH-32). */
export function CatalogueFilters() {
  const { query, change } = useCatalogueQuery();
  const { data: schools } = useQuery(schoolsQuery());
  const { data: allTracks = [] } = useQuery(tracksQuery([]));
  const { data: tracks = [] } = useQuery(tracksQuery(query.schools));
  const options = schools?.map(({ id, name }) => ({ value: String(id), label: name }));
  const chosen = query.schools.map(String);
  const choose = (values: readonly string[]) =>
    change((now) => chooseSchools(now, values.map(Number), allTracks));
  return (
    <>
      {options === undefined ? (
        <Skeleton shape="text" />
      ) : options.length > maxSchoolChips ? (
        <MultiSelect label={dashboard.schools} options={options} value={chosen} onValueChange={choose} />
      ) : (
        <ChipGroup label={dashboard.schools} options={options} value={chosen} onValueChange={choose} />
      )}
      <MultiSelect
        label={dashboard.tracks.label}
        options={tracks.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={query.courseTracks.map(String)}
        onValueChange={(values) => change((now) => chooseTracks(now, values.map(Number)))}
      />
    </>
  );
}
