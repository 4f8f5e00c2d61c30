import { ButtonLink, Inline } from '@student/ui';
import { paths } from '../../paths.ts';
import { search as words } from '../../pt-br/search.ts';

/** All that may be looked through without a search: no call finds events by their name. */
export function WaysOn({ justify }: { justify?: 'center' }) {
  return (
    <Inline {...(justify && { justify })}>
      <ButtonLink variant="outline" href={paths.detailsCourses()}>
        {words.allCourses}
      </ButtonLink>
      <ButtonLink variant="outline" href={paths.detailsCourseTracks()}>
        {words.allTracks}
      </ButtonLink>
      <ButtonLink variant="outline" href={paths.detailsCoursesInstructors()}>
        {words.allInstructors}
      </ButtonLink>
      <ButtonLink variant="outline" href={paths.calendar()}>
        {words.calendar}
      </ButtonLink>
    </Inline>
  );
}
