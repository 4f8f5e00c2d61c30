import { CourseCardSkeleton, CourseGrid } from '@student/ui';

/** The shape of cards on their way. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <CourseGrid>
      {Array.from({ length: count }, (_, position) => (
        <CourseCardSkeleton key={position} />
      ))}
    </CourseGrid>
  );
}
