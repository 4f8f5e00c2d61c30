import { CourseCardSkeleton, CourseGrid } from '@student/ui';

/** The shape of a wall of cards on its way. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <CourseGrid>
      {positions.slice(0, count).map((position) => (
        <CourseCardSkeleton key={position} />
      ))}
    </CourseGrid>
  );
}

const positions = [...Array(25).keys()];
