import {
  recommendedPage,
  searchDebounce,
  searchList,
  shownName,
  type TrainingCard,
  trainingKey,
} from '@student/domain';
import { Avatar, CourseGrid, FilterBar, Inline, ResultsCount, SearchField, Stack, Text } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { usePageInRange } from '../../addresses/use-page-in-range.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { CourseDialogs, useCourseDialogs } from '../../courses/course-dialogs.tsx';
import { CourseStrip } from '../../courses/course-strip.tsx';
import { NothingListed } from '../../courses/nothing-listed.tsx';
import { OwnCourseItem } from '../../courses/own-course-item.tsx';
import { TrainingItem } from '../../courses/training-item.tsx';
import { paths } from '../../paths.ts';
import { profile } from '../../pt-br/profile.ts';
import { recommendedTrainings as words } from '../../pt-br/recommended-trainings.ts';
import { warmPage } from '../../queries/warm-page.ts';
import { Region } from '../../region.tsx';
import { Pages } from '../../shell/pages.tsx';
import { recommendedCoursesQuery, recommendedTrainingsQuery } from './own-trainings.queries.ts';
import { profileSearch } from './profile.search.ts';
import type { ProfilePage } from './profile-page.ts';

const option = 'indication';

/** What others have recommended to the person, newest first: search and page stand in the address (RECO-12, RECO-18). */
export const indication: ProfilePage = {
  start: (services, request) =>
    warmPage(services, request, [recommendedTrainingsQuery(), recommendedCoursesQuery()]),
  Page: function Indication() {
    const { values, change } = useSearch(profileSearch);
    return (
      <CourseDialogs search={profileSearch} hrefOf={(given) => paths.profile({ ...given, option })}>
        <FilterBar
          label={words.filters}
          search={
            <SearchField
              label={words.searchLabel}
              placeholder={words.search}
              term={values.search}
              debounce={searchDebounce}
              onSearch={(term) => change((now) => searchList(now, term))}
            />
          }
        />
        <Region loading={<CardSkeletons count={5} />} size="region" missing={words.missing} level={2}>
          <Trainings />
        </Region>
        <Suggestions />
      </CourseDialogs>
    );
  },
};

function Trainings() {
  const { values, change } = useSearch(profileSearch);
  const { page, search } = values;
  const { data: all } = useSuspenseQuery(recommendedTrainingsQuery());
  const { trainings, totalPages } = recommendedPage(all, { search, page });
  usePageInRange(page, totalPages, (last) => change((now) => ({ ...now, page: last }), { replace: true }));
  return (
    <Stack>
      <ResultsCount count={trainings.length} words={totalPages > 1 ? words.countOfPage : words.count} />
      {trainings.length === 0 ? (
        <NothingListed
          words={words}
          level={2}
          onClear={search ? () => change((now) => searchList(now, '')) : undefined}
        />
      ) : (
        <>
          <CourseGrid label={profile.options[option]}>
            {trainings.map((training) => (
              <Recommended key={trainingKey(training)} training={training} />
            ))}
          </CourseGrid>
          <Pages
            label={words.pages}
            page={page}
            totalPages={totalPages}
            hrefOf={(to) => paths.profile({ ...values, option, page: to })}
            onPageChange={(to) => change((now) => ({ ...now, page: to }))}
          />
        </>
      )}
    </Stack>
  );
}

/** What fits the person's interests (RECO-17); it goes where there is nothing. */
function Suggestions() {
  const { openComments, openIntroVideo } = useCourseDialogs();
  return (
    <CourseStrip
      title={words.suggestions}
      none={<Text tone="muted">{words.noSuggestions}</Text>}
      query={recommendedCoursesQuery()}
      cards={(courses) =>
        courses.map((course) => (
          <OwnCourseItem
            key={course.id}
            course={course}
            onOpenComments={openComments}
            onOpenIntroVideo={openIntroVideo}
          />
        ))
      }
    />
  );
}

/** A training, and below it who recommended it. */
function Recommended({ training }: { training: TrainingCard }) {
  const { indicatedBy } = training;
  return (
    <Stack gap="xs">
      <TrainingItem training={training} level={2} />
      {indicatedBy ? (
        <Inline gap="xs" overflow="squeeze">
          <Avatar
            name={shownName(indicatedBy)}
            src={indicatedBy.imageUrl ?? undefined}
            size="small"
            meaning="decoration"
          />
          <Text size="s" tone="muted">
            {words.by(shownName(indicatedBy))}
          </Text>
        </Inline>
      ) : null}
    </Stack>
  );
}
