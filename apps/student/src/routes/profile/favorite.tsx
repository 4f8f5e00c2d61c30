import {
  chooseTrainingType,
  clearFavoriteFilters,
  isFavoritesFiltered,
  nextSorting,
  searchDebounce,
  searchList,
  sortingOf,
  trainingKey,
} from '@student/domain';
import {
  CourseGrid,
  FilterBar,
  PaginationSkeleton,
  ResultsCount,
  SearchField,
  SegmentedControl,
  SortBar,
  Stack,
} from '@student/ui';
import { hashKey, useQuery } from '@tanstack/react-query';
import { usePageInRange } from '../../addresses/use-page-in-range.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { CourseDialogs } from '../../courses/course-dialogs.tsx';
import { NothingListed } from '../../courses/nothing-listed.tsx';
import { TrainingItem } from '../../courses/training-item.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { favoriteTrainings as words } from '../../pt-br/favorite-trainings.ts';
import { profile } from '../../pt-br/profile.ts';
import { warmPage } from '../../queries/warm-page.ts';
import { asItIs, Region, toldByRegion, Waiting } from '../../region.tsx';
import { Pages } from '../../shell/pages.tsx';
import { favoriteTrainingsQuery } from './own-trainings.queries.ts';
import { profileSearch } from './profile.search.ts';
import type { ProfilePage } from './profile-page.ts';

const option = 'favorite';

const types = (['all', 'COURSE', 'EVENT', 'TRAINING_COURSE'] as const).map((value) => ({
  value,
  label: words.types[value],
}));

const columns = (['title', 'duration', 'rating', 'progress'] as const).map((key) => ({
  key,
  label: dashboard.columns[key],
}));

/** The favourite trainings: search, kind, order and page, all of them in the address (RECO-16, RECO-18). */
export const favorite: ProfilePage = {
  start: (services, request) =>
    warmPage(services, request, [favoriteTrainingsQuery(profileSearch.read(new URL(request.url).search))]),
  Page: function Favorite() {
    const { values, change } = useSearch(profileSearch);
    const { search, orderBy, order, type } = values;
    const query = favoriteTrainingsQuery(values);
    const direction = orderBy === undefined ? 'inactive' : sortingOf({ orderBy, order }, orderBy);
    return (
      <CourseDialogs search={profileSearch} hrefOf={(given) => paths.profile({ ...given, option })}>
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
              label={words.type}
              segments={types}
              value={type ?? 'all'}
              onValueChange={(next) =>
                change((now) => chooseTrainingType(now, next === 'all' ? undefined : next))
              }
            />
          }
        />
        <SortBar
          label={dashboard.sortBy}
          columns={columns}
          sorting={orderBy === undefined || direction === 'inactive' ? null : { column: orderBy, direction }}
          onSort={(column) =>
            change((now) => ({
              ...now,
              page: 1,
              orderBy: undefined,
              order: undefined,
              ...nextSorting(now, column),
            }))
          }
        />
        <Region
          resetKey={hashKey(query.queryKey)}
          loading={null}
          failed={asItIs}
          size="region"
          missing={words.missing}
          level={2}
        >
          <Trainings query={query} />
        </Region>
      </CourseDialogs>
    );
  },
};

/** What loses its heart stays where it is until the page is read again, so that a press is undone by another, and the focus stays. */
function Trainings({ query }: { query: ReturnType<typeof favoriteTrainingsQuery> }) {
  const { values, change } = useSearch(profileSearch);
  const { data, isPlaceholderData } = useQuery({ ...query, ...toldByRegion });
  const isPast = usePageInRange(values.page, isPlaceholderData ? undefined : data?.totalPages, (page) =>
    change((now) => ({ ...now, page }), { replace: true }),
  );
  const isWaiting = data === undefined || isPast;
  return (
    <Stack aria-busy={isWaiting || isPlaceholderData}>
      <ResultsCount
        count={isWaiting ? undefined : data.trainings.length}
        words={data && data.totalPages > 1 ? words.countOfPage : words.count}
      />
      {isWaiting ? (
        <>
          <Waiting />
          <CardSkeletons count={10} />
          <PaginationSkeleton />
        </>
      ) : data.trainings.length === 0 ? (
        <NothingListed
          words={words}
          level={2}
          onClear={isFavoritesFiltered(values) ? () => change(clearFavoriteFilters) : undefined}
        />
      ) : (
        <>
          <CourseGrid label={profile.options[option]}>
            {data.trainings.map((training) => (
              <TrainingItem key={trainingKey(training)} training={training} level={2} />
            ))}
          </CourseGrid>
          <Pages
            label={words.pages}
            page={values.page}
            totalPages={data.totalPages}
            hrefOf={(page) => paths.profile({ ...values, option, page })}
            onPageChange={(page) => change((now) => ({ ...now, page }))}
            pending={isPlaceholderData}
          />
        </>
      )}
    </Stack>
  );
}
