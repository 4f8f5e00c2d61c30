import { EmptyState, SearchXIcon, Stack } from '@student/ui';
import { search as words } from '../../pt-br/search.ts';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { OwnInterests } from './own-interests.tsx';
import { WaysOn } from './ways-on.tsx';

/** Nothing of any kind: the ways on from there. */
export function NothingFound({ term }: { term: string }) {
  return (
    <Stack gap="xl">
      <EmptyState
        icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
        title={words.noResultsFor(term)}
        level={2}
        action={<WaysOn justify="center" />}
      >
        {words.noResultsHint}
      </EmptyState>
      <OwnInterests />
    </Stack>
  );
}
