import { asksForSearch } from '@student/domain';
import { CourseGrid, SchoolCardSkeleton, Section, Stack, Text } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { SchoolItem } from '../../courses/school-item.tsx';
import { detailsCourses as words } from '../../pt-br/details-courses.ts';
import { search } from '../../pt-br/search.ts';
import { asItIs, Region, toldByRegion, Waiting } from '../../region.tsx';
import { foundSchoolsQuery } from './details-courses.queries.ts';

/** The schools that a term finds, all of them without one (TRACK-03, TRACK-15). */
export function FoundSchools({ term }: { term: string }) {
  return (
    <Section title={asksForSearch(term) ? words.foundSchools(term) : words.schools}>
      <Region resetKey={term} loading={null} failed={asItIs} size="region">
        <Schools term={term} />
      </Region>
    </Section>
  );
}

function Schools({ term }: { term: string }) {
  const { data: schools, isPlaceholderData } = useQuery({ ...foundSchoolsQuery(term), ...toldByRegion });
  if (schools === undefined) {
    return (
      <div aria-busy>
        <Waiting />
        <CourseGrid>
          {[...Array(6).keys()].map((key) => (
            <SchoolCardSkeleton key={key} />
          ))}
        </CourseGrid>
      </div>
    );
  }
  return (
    <Stack aria-busy={isPlaceholderData}>
      {schools.length === 0 ? (
        <Text tone="muted">{asksForSearch(term) ? search.noResultsFor(term) : words.noSchools}</Text>
      ) : (
        <CourseGrid label={words.schools}>
          {schools.map((school) => (
            <SchoolItem key={school.id} school={school} />
          ))}
        </CourseGrid>
      )}
    </Stack>
  );
}
