import { PaginationSkeleton, Stack } from '@student/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePageInRange } from '../../addresses/use-page-in-range.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { paths } from '../../paths.ts';
import { tracks as words } from '../../pt-br/tracks.ts';
import { asItIs, Region, toldByRegion, Waiting } from '../../region.tsx';
import { Pages } from '../../shell/pages.tsx';
import { trackCoursesQuery } from './course-tracks.queries.ts';
import { courseTracksSearch } from './course-tracks.search.ts';
import { CourseWall, NoTrainings } from './track-wall.tsx';

/** The courses of a track by pages of 15, the page in the address (TRACK-06, LIMITS-02). */
export function TrackCourses({ id }: { id: number }) {
  const { page } = useSearch(courseTracksSearch).values;
  return (
    <Region resetKey={`${id} ${page}`} loading={null} failed={asItIs} size="region">
      <Courses id={id} />
    </Region>
  );
}

function Courses({ id }: { id: number }) {
  const { values, change } = useSearch(courseTracksSearch);
  const { data, isPlaceholderData } = useQuery({
    ...trackCoursesQuery(id, values.page),
    placeholderData: keepPreviousData,
    ...toldByRegion,
  });
  const isPast = usePageInRange(values.page, isPlaceholderData ? undefined : data?.totalPages, (page) =>
    change((now) => ({ ...now, page }), { replace: true }),
  );
  if (data === undefined || isPast) {
    return (
      <Stack aria-busy>
        <Waiting />
        <CardSkeletons count={4} />
        {values.page > 1 ? <PaginationSkeleton /> : null}
      </Stack>
    );
  }
  if (data.courses.length === 0) return <NoTrainings />;
  return (
    <Stack aria-busy={isPlaceholderData}>
      <CourseWall courses={data.courses} />
      <Pages
        label={words.coursePages}
        page={values.page}
        totalPages={data.totalPages}
        hrefOf={(page) => paths.detailsCourseTracks({ entityId: id, ...values, page })}
        onPageChange={(page) => change((now) => ({ ...now, page }))}
        pending={isPlaceholderData}
      />
    </Stack>
  );
}
