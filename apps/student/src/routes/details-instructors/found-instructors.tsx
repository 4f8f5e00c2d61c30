import { asksForSearch, searchDebounce, searchList } from '@student/domain';
import { FilterBar, PageTitle, ResultsCount, SearchField, Section, Stack } from '@student/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '../../addresses/use-search.ts';
import { paths } from '../../paths.ts';
import { detailsInstructors as words } from '../../pt-br/details-instructors.ts';
import { shell } from '../../pt-br/shell.ts';
import { asItIs, Region, toldByRegion, Waiting } from '../../region.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { NothingFound } from '../details-courses/nothing-found.tsx';
import { foundInstructorsQuery } from './details-instructors.queries.ts';
import { detailsInstructorsSearch } from './details-instructors.search.ts';
import { InstructorSkeletons, Instructors } from './instructors.tsx';
import { OwnInstructors } from './own-instructors.tsx';

/** The instructors that a term finds; without one nothing is searched for, and those of one's own courses stand there (TRACK-12, TRACK-16). */
export function FoundInstructors() {
  const { values, change } = useSearch(detailsInstructorsSearch);
  const { search } = values;
  usePageTitle(shell.titles.instructors);
  return (
    <>
      <PageTitle title={shell.titles.instructors} lead={words.lead} />
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
      {asksForSearch(search) ? (
        <Section title={words.found(search)}>
          <Region resetKey={search} loading={null} failed={asItIs} size="region">
            <Found term={search} />
          </Region>
        </Section>
      ) : (
        <OwnInstructors />
      )}
    </>
  );
}

function Found({ term }: { term: string }) {
  const { data, isPlaceholderData } = useQuery({
    ...foundInstructorsQuery(term),
    placeholderData: keepPreviousData,
    ...toldByRegion,
  });
  return (
    <Stack aria-busy={data === undefined || isPlaceholderData}>
      <ResultsCount count={data?.length} words={words.count} />
      {data === undefined ? (
        <>
          <Waiting />
          <InstructorSkeletons />
        </>
      ) : data.length === 0 ? (
        <NothingFound term={term} href={paths.detailsCoursesInstructors()} />
      ) : (
        <Instructors instructors={data} />
      )}
    </Stack>
  );
}
