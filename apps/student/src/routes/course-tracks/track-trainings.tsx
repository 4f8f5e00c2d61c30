import { coursePagesOf, pageSizes, type TrainingCard, trainingKey, withLoaded } from '@student/domain';
import { CourseGrid, ShowMore } from '@student/ui';
import { useQueries, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { TrainingItem } from '../../courses/training-item.tsx';
import { tracks as words } from '../../pt-br/tracks.ts';
import { Region, Waiting } from '../../region.tsx';
import { Failed } from '../../shell/failed.tsx';
import { useRetryOnline } from '../../use-retry-online.ts';
import { trackCoursesQuery, trackTrainingsQuery } from './course-tracks.queries.ts';
import { NoTrainings } from './track-wall.tsx';

const shape = <CardSkeletons count={pageSizes.trackTrainings} />;

/** The courses, events and training courses of a track in its order, five more at each press (TRACK-05, LIMITS-05). */
export function TrackTrainings({ id }: { id: number }) {
  return (
    <Region resetKey={String(id)} loading={shape}>
      <Trainings id={id} />
    </Region>
  );
}

function Trainings({ id }: { id: number }) {
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useSuspenseInfiniteQuery(trackTrainingsQuery(id));
  const showMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  useRetryOnline(isFetchNextPageError ? error : undefined, showMore);
  const trainings = data.pages.reduce<TrainingCard[]>(
    (shown, page, index) => withLoaded(shown, index, page.trainings, trainingKey),
    [],
  );
  // What lists of courses tell of the same courses: their video, their comments, what is new in them.
  const known = useQueries({
    queries: Array.from({ length: coursePagesOf(trainings) }, (_, at) => trackCoursesQuery(id, at + 1)),
    combine: (pages) => ({
      courses: pages.flatMap((page) => page.data?.courses ?? []),
      isPending: pages[0]?.isPending ?? false,
    }),
  });
  if (known.isPending) {
    return (
      <>
        <Waiting />
        {shape}
      </>
    );
  }
  if (trainings.length === 0) return <NoTrainings />;
  return (
    <ShowMore
      label={words.trainings}
      items={trainings.map((training) => (
        <TrainingItem
          key={trainingKey(training)}
          training={training}
          course={
            training.trainingType === 'COURSE'
              ? known.courses.find((course) => course.id === training.id)
              : undefined
          }
        />
      ))}
      slices={{
        hasMore: hasNextPage,
        onMore: showMore,
        pending: isFetchingNextPage,
        failed: isFetchNextPageError ? (
          <Failed
            error={error}
            retry={showMore}
            pending={isFetchingNextPage}
            size="line"
            missing={words.moreMissing}
          />
        ) : undefined,
      }}
    >
      {(shown) => <CourseGrid label={words.trainings}>{shown}</CourseGrid>}
    </ShowMore>
  );
}
