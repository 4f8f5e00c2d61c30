import {
  chooseInterestStatus,
  clearInterestFilters,
  isInterestFiltered,
  pageSizes,
  searchDebounce,
  searchList,
} from '@student/domain';
import { FilterBar, SearchField, Section, SegmentedControl } from '@student/ui';
import { useSearch } from '../../addresses/use-search.ts';
import { CourseResults } from '../../courses/course-results.tsx';
import { NothingListed } from '../../courses/nothing-listed.tsx';
import { paths } from '../../paths.ts';
import { interest as words } from '../../pt-br/interest.ts';
import { interestCoursesQuery } from './interest.queries.ts';
import { interestSearch } from './interest.search.ts';

type InterestCoursesProps = { id: number; title: string };

const statuses = (['all', 'progress', 'finished'] as const).map((value) => ({
  value,
  label: words.statuses[value],
}));

/** The courses of an interest: search, state and page, all of them in the address (TRACK-18). */
export function InterestCourses({ id, title }: InterestCoursesProps) {
  const { values, change } = useSearch(interestSearch);
  const query = interestCoursesQuery(id, interestSearch.callOf(values));
  return (
    <Section title={words.courses}>
      <FilterBar
        label={words.filters}
        search={
          <SearchField
            label={words.searchLabel(title)}
            placeholder={words.search}
            term={values.search}
            debounce={searchDebounce}
            onSearch={(term) => change((now) => searchList(now, term))}
          />
        }
        sort={
          <SegmentedControl
            label={words.status}
            segments={statuses}
            value={values.status ?? 'all'}
            onValueChange={(status) =>
              change((now) => chooseInterestStatus(now, status === 'all' ? undefined : status))
            }
          />
        }
      />
      <CourseResults
        label={words.courses}
        query={query}
        page={values.page}
        hrefOf={(page) => paths.interest({ ...values, interestId: id, page })}
        onPageChange={(page, how) => change((now) => ({ ...now, page }), how)}
        empty={
          <NothingListed
            words={words}
            level={3}
            onClear={isInterestFiltered(values) ? () => change(clearInterestFilters) : undefined}
          />
        }
        level={3}
        skeletons={pageSizes.interestCourses}
        words={words}
      />
    </Section>
  );
}
