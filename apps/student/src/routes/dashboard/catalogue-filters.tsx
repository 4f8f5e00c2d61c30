import { chooseSchools } from '@student/domain';
import { ChipGroup, Skeleton } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { dashboard } from '../../pt-br/dashboard.ts';
import { schoolsQuery, tracksQuery } from '../../queries.ts';
import { useCatalogueQuery } from './catalogue-query.ts';

/** Schools as chips, or as a box when there are many, and tracks as a box with a search (DASH-18, DASH-19, DASH-29 to DASH-32). */
export function CatalogueFilters() {
  const { query, change } = useCatalogueQuery();
  const { data: schools } = useQuery(schoolsQuery());
  const { data: allTracks = [] } = useQuery(tracksQuery([]));
  const options = schools?.map(({ id, name }) => ({ value: String(id), label: name }));
  const chosen = query.schools.map(String);
  const choose = (values: readonly string[]) =>
    change((now) => chooseSchools(now, values.map(Number), allTracks));
  return (
    <>
      {options === undefined ? (
        <Skeleton shape="text" />
      ) : (
        <ChipGroup label={dashboard.schools} options={options} value={chosen} onValueChange={choose} />
      )}
    </>
  );
}
