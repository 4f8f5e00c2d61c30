import { asksForSearch, searchDebounce, searchList } from '@student/domain';
import { FilterBar, SearchField, Section } from '@student/ui';
import { useSearch } from '../../addresses/use-search.ts';
import { CourseResults } from '../../courses/course-results.tsx';
import { NothingListed } from '../../courses/nothing-listed.tsx';
import { paths } from '../../paths.ts';
import { profileCourses as words } from '../../pt-br/profile-courses.ts';
import { enrolledCoursesQuery } from '../details-courses/details-courses.queries.ts';
import { profileSearch } from './profile.search.ts';

/** All courses that the person is enrolled in; what is looked for and the page stand in the address (PROFILE-14, RECO-18). */
export function EnrolledCourses() {
  const { values, change } = useSearch(profileSearch);
  const { page, search } = values;
  const clear = () => change((now) => searchList(now, ''));
  return (
    <Section title={words.enrolled}>
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
      />
      <CourseResults
        label={words.enrolled}
        query={enrolledCoursesQuery({ page, search })}
        page={page}
        hrefOf={(to) => paths.profile({ ...values, option: 'courses', page: to })}
        onPageChange={(to, how) => change((now) => ({ ...now, page: to }), how)}
        empty={<NothingListed words={words} level={3} onClear={asksForSearch(search) ? clear : undefined} />}
      />
    </Section>
  );
}
