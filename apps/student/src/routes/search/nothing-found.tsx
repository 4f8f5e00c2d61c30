import { ButtonLink, EmptyState, Inline, SearchXIcon, Stack } from '@student/ui';
import { paths } from '../../paths.ts';
import { search as words } from '../../pt-br/search.ts';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { OwnInterests } from './own-interests.tsx';

/** Nothing of any kind: the ways on from there. */
export function NothingFound({ term }: { term: string }) {
  return (
    <Stack gap="xl">
      <EmptyState
        icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
        title={words.noResultsFor(term)}
        level={2}
        action={
          <Inline justify="center">
            <ButtonLink variant="outline" href={paths.dashboard()}>
              {words.allCourses}
            </ButtonLink>
            <ButtonLink variant="outline" href={paths.detailsCourses()}>
              {words.allSchools}
            </ButtonLink>
          </Inline>
        }
      >
        {words.noResultsHint}
      </EmptyState>
      <OwnInterests />
    </Stack>
  );
}
