import { clearFilters, isFiltered } from '@student/domain';
import { Button, EmptyState, SearchXIcon, TextLink } from '@student/ui';
import { useSearch } from '../../addresses/use-search.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { focusTitle, partAround } from '../../shell/focus-title.ts';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { useTenant } from '../../tenant.tsx';
import { dashboardSearch } from './dashboard.search.ts';

/** Nothing found, or nothing there at all: then support can help (DASH-24, DASH-25). */
export function EmptyCatalogue() {
  const { values, change } = useSearch(dashboardSearch);
  const { supportEmail } = useTenant();
  if (!isFiltered(values)) {
    return (
      <EmptyState
        icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
        title={dashboard.empty}
        level={3}
      >
        {dashboard.none} <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
      title={dashboard.empty}
      level={3}
      action={
        <Button
          variant="outline"
          onClick={({ currentTarget }) => {
            const { title } = partAround(currentTarget);
            change(clearFilters);
            if (title) focusTitle(title);
          }}
        >
          {dashboard.clear}
        </Button>
      }
    >
      {dashboard.emptyHint}
    </EmptyState>
  );
}
