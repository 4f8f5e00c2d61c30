import { asksForSearch, searchDebounce, searchList } from '@student/domain';
import {
  ButtonLink,
  EmptyState,
  FilterBar,
  PageTitle,
  SearchField,
  SearchXIcon,
  Section,
  SegmentedControl,
} from '@student/ui';
import { useSearch } from '../../addresses/use-search.ts';
import { CourseResults } from '../../courses/course-results.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { detailsCourses as words } from '../../pt-br/details-courses.ts';
import { shell } from '../../pt-br/shell.ts';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { enrolledCoursesQuery, foundCoursesQuery } from './details-courses.queries.ts';
import { detailsCoursesSearch } from './details-courses.search.ts';
import { FoundSchools } from './found-schools.tsx';
import { NothingFound } from './nothing-found.tsx';

const segments = [
  { value: 'all', label: words.all },
  { value: 'enrolled', label: words.enrolled },
] as const;

/**
 * The schools and all courses by pages, or those that a term finds; the courses that the person is enrolled in by themselves (TRACK-15,
 * COURSE-38). Who looks for nothing sees the schools first, who looks for something the courses.
 */
export function FoundCourses() {
  const { values, change } = useSearch(detailsCoursesSearch);
  const { search, filter } = values;
  usePageTitle(shell.titles.courses);
  const schools = filter ? null : <FoundSchools key="schools" term={search} />;
  const courses = <Courses key="courses" />;
  return (
    <>
      <PageTitle title={shell.titles.courses} lead={words.lead} />
      <FilterBar
        label={words.filters}
        search={
          <SearchField
            label={words.searchLabel}
            placeholder={words.search}
            term={search}
            debounce={searchDebounce}
            onSearch={(term) => change((now) => searchList(now, term))}
          />
        }
        sort={
          <SegmentedControl
            label={words.which}
            segments={segments}
            value={filter ?? 'all'}
            onValueChange={(which) =>
              change((now) => ({ ...now, page: 1, filter: which === 'all' ? undefined : which }))
            }
          />
        }
      />
      {asksForSearch(search) ? [courses, schools] : [schools, courses]}
    </>
  );
}

function Courses() {
  const { values, change } = useSearch(detailsCoursesSearch);
  const { page, search, filter } = values;
  const title = filter
    ? words.enrolledTitle
    : asksForSearch(search)
      ? words.foundTitle(search)
      : words.allTitle;
  const list = {
    label: title,
    page,
    hrefOf: (to: number) => paths.detailsCourses({ ...values, page: to }),
    onPageChange: (to: number, how?: { replace: boolean }) => change((now) => ({ ...now, page: to }), how),
    empty: asksForSearch(search) ? (
      <NothingFound term={search} href={paths.detailsCourses({ filter })} />
    ) : (
      <None />
    ),
  };
  return (
    <Section title={title}>
      {filter ? (
        <CourseResults key="enrolled" query={enrolledCoursesQuery({ page, search })} {...list} />
      ) : (
        <CourseResults key="all" query={foundCoursesQuery({ page, search })} {...list} />
      )}
    </Section>
  );
}

/** There are no courses, or none that the person is enrolled in: then there is a way to all of them. */
function None() {
  const { filter } = useSearch(detailsCoursesSearch).values;
  const icon = <MessagePicture name="empty" icon={<SearchXIcon />} />;
  if (!filter) return <EmptyState icon={icon} title={dashboard.empty} level={3} />;
  return (
    <EmptyState
      icon={icon}
      title={words.noEnrolled}
      level={3}
      action={
        <ButtonLink variant="outline" href={paths.detailsCourses()}>
          {words.showAll}
        </ButtonLink>
      }
    >
      {words.noEnrolledHint}
    </EmptyState>
  );
}
