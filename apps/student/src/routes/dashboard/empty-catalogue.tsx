import { isFiltered } from '@student/domain';
import { Button, EmptyState, TextLink } from '@student/ui';
import { dashboard } from '../../pt-br/dashboard.ts';
import { useTenant } from '../../tenant.tsx';
import { useCatalogueQuery } from './catalogue-query.ts';

/** Nothing found, or nothing there at all: then support can help (DASH-24, DASH-25). */
export function EmptyCatalogue() {
  const { query, change } = useCatalogueQuery();
  const { supportEmail } = useTenant();
  if (!isFiltered(query)) {
    return (
      <EmptyState title={dashboard.empty} level={3}>
        {dashboard.none} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
      </EmptyState>
    );
  }
  const clear = () =>
    change((now) => ({
      ...now,
      page: 1,
      search: '',
      schools: [],
      courseTracks: [],
      order: undefined,
      orderBy: undefined,
    }));
  return (
    <EmptyState
      title={dashboard.empty}
      level={3}
      action={
        <Button variant="outline" onClick={clear}>
          {dashboard.clear}
        </Button>
      }
    >
      {dashboard.emptyHint}
    </EmptyState>
  );
}
