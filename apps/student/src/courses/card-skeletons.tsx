import { type CardActionRow, CourseCardSkeleton, CourseGrid } from '@student/ui';

/** The shape of a wall of cards on its way. */
export function CardSkeletons({ count, actionRow }: { count: number; actionRow?: CardActionRow }) {
  return (
    <CourseGrid>
      {positions.slice(0, count).map((position) => (
        <CourseCardSkeleton key={position} {...(actionRow && { actionRow })} />
      ))}
    </CourseGrid>
  );
}

const positions = [...Array(25).keys()];
