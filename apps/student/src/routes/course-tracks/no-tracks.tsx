import { Button, ButtonLink, EmptyState, SearchXIcon } from '@student/ui';
import { useSearch } from '../../addresses/use-search.ts';
import { paths } from '../../paths.ts';
import { tracks as words } from '../../pt-br/tracks.ts';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { courseTracksSearch } from './course-tracks.search.ts';

/** Nothing found, or nothing there at all. */
export function NoTracks() {
  const { values, change } = useSearch(courseTracksSearch);
  const icon = <MessagePicture name="empty" icon={<SearchXIcon />} />;
  if (values.search === '' && values.filterType === undefined) {
    return (
      <EmptyState
        icon={icon}
        title={words.none}
        level={2}
        action={
          <ButtonLink variant="outline" href={paths.dashboard()}>
            {words.allCourses}
          </ButtonLink>
        }
      >
        {words.noneHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={words.noMatch}
      level={2}
      action={
        <Button
          variant="outline"
          onClick={() => change((now) => ({ ...now, search: '', filterType: undefined, page: 1 }))}
        >
          {words.clear}
        </Button>
      }
    >
      {words.noMatchHint}
    </EmptyState>
  );
}
