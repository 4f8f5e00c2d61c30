import { ButtonLink, EmptyState, SearchXIcon } from '@student/ui';
import { detailsCourses as words } from '../../pt-br/details-courses.ts';
import { search } from '../../pt-br/search.ts';
import { MessagePicture } from '../../shell/message-picture.tsx';

type NothingFoundProps = {
  term: string;
  /** The same place without the term. */
  href: string;
};

/** Says of which word nothing was found, with the way to the whole list. */
export const NothingFound = ({ term, href }: NothingFoundProps) => (
  <EmptyState
    icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
    title={search.noResultsFor(term)}
    level={3}
    action={
      <ButtonLink variant="outline" href={href}>
        {words.clear}
      </ButtonLink>
    }
  >
    {search.noResultsHint}
  </EmptyState>
);
