import { formatRating, type Instructor, meanRatingOf } from '@student/domain';
import { ButtonLink, EmptyState, InstructorBanner, RatingIcon, SearchXIcon, Section } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '../../addresses/use-search.ts';
import { CourseResults } from '../../courses/course-results.tsx';
import { paths } from '../../paths.ts';
import { detailsInstructors as words } from '../../pt-br/details-instructors.ts';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { instructorCoursesQuery } from './details-instructors.queries.ts';
import { detailsInstructorsSearch } from './details-instructors.search.ts';

/** Who an instructor is, and the courses that they teach, twenty a page (TRACK-16, LIMITS-04). */
export function InstructorPage({ instructor }: { instructor: Instructor }) {
  const { id, name, imageUrl, profession, biography } = instructor;
  const { values, change } = useSearch(detailsInstructorsSearch);
  const { page } = values;
  const rating = useRating(id);
  usePageTitle(name);
  return (
    <>
      <InstructorBanner
        name={name}
        photoUrl={imageUrl ?? undefined}
        role={profession ?? undefined}
        biography={biography ?? undefined}
        facts={
          rating === undefined
            ? undefined
            : [{ label: words.rating, value: words.meanRating(formatRating(rating)), icon: <RatingIcon /> }]
        }
      />
      <Section title={words.courses}>
        <CourseResults
          label={words.courses}
          query={instructorCoursesQuery(id, page)}
          page={page}
          hrefOf={(to) => paths.detailsCoursesInstructors({ ...values, entityId: id, page: to })}
          onPageChange={(to, how) => change((now) => ({ ...now, page: to }), how)}
          empty={
            <EmptyState
              icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
              title={words.noCourses}
              level={3}
              action={
                <ButtonLink variant="outline" href={paths.detailsCoursesInstructors()}>
                  {words.allInstructors}
                </ButtonLink>
              }
            />
          }
        />
      </Section>
    </>
  );
}

/** How the courses of an instructor are rated, where one page holds all of them: no answer has a rating of the instructor. */
function useRating(id: number): number | undefined {
  const { data } = useQuery(instructorCoursesQuery(id, 1));
  return data?.totalPages === 1 ? meanRatingOf(data.courses) : undefined;
}
