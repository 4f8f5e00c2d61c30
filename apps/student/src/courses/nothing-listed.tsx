import { Button, ButtonLink, EmptyState, SearchXIcon } from '@student/ui';
import { paths } from '../paths.ts';
import { focusTitle, partAround } from '../shell/focus-title.ts';
import { MessagePicture } from '../shell/message-picture.tsx';

type NothingListedProps = {
  words: {
    none: string;
    noneHint: string;
    allCourses: string;
    noMatch: string;
    noMatchHint: string;
    clear: string;
  };
  /** Level of the heading. */
  level: 2 | 3;
  /** Takes the filters away; without it there are none, and nothing is there at all. */
  onClear: (() => void) | undefined;
};

/**
 * A list without rows: nothing is there at all, which the dashboard's courses lead on from, or nothing that the filters let through, which
 * can be taken away. The button goes with the message it stands in, so the focus goes to the title of the list.
 */
export function NothingListed({ words, level, onClear }: NothingListedProps) {
  const icon = <MessagePicture name="empty" icon={<SearchXIcon />} />;
  if (!onClear) {
    return (
      <EmptyState
        icon={icon}
        title={words.none}
        level={level}
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
      level={level}
      action={
        <Button
          variant="outline"
          onClick={({ currentTarget }) => {
            const { title } = partAround(currentTarget);
            onClear();
            if (title) focusTitle(title);
          }}
        >
          {words.clear}
        </Button>
      }
    >
      {words.noMatchHint}
    </EmptyState>
  );
}
