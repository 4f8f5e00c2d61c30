import { pageSizes, type TrainingCard, trainingKey, withLoaded } from '@student/domain';
import { Button, CourseGrid, Stack } from '@student/ui';
import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { TrainingItem } from '../../courses/training-item.tsx';
import { tracks as words } from '../../pt-br/tracks.ts';
import { Region, Waiting } from '../../region.tsx';
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
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    trackTrainingsQuery(id),
  );
  // What lists of courses tell of the same courses: their video, their comments, what is new in them.
  const { data: known, isPending } = useQuery(trackCoursesQuery(id, 1));
  const trainings = data.pages.reduce<TrainingCard[]>(
    (shown, page, index) => withLoaded(shown, index, page.trainings, trainingKey),
    [],
  );
  const list = useFocusOnMore(trainings.length);
  if (isPending) {
    return (
      <>
        <Waiting />
        {shape}
      </>
    );
  }
  if (trainings.length === 0) return <NoTrainings />;
  return (
    <Stack>
      <CourseGrid ref={list} label={words.trainings}>
        {trainings.map((training) => (
          <TrainingItem
            key={trainingKey(training)}
            training={training}
            course={
              training.trainingType === 'COURSE'
                ? known?.courses.find((course) => course.id === training.id)
                : undefined
            }
          />
        ))}
      </CourseGrid>
      {hasNextPage ? (
        <div>
          <Button variant="outline" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.showMore}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** When the button goes with the last trainings, the focus that it had goes to the first of them, and the page stays where it is. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);

  // The focus.
  useEffect(() => {
    const first = list.current?.querySelectorAll('li')[before.current];
    before.current = count;
    if (!first || document.activeElement !== document.body) return;
    first.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);
  return list;
}
