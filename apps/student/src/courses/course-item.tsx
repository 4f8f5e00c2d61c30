import type { Course } from '@student/domain';
import { CourseCard } from '@student/ui';
import { useTenant } from '../tenant.tsx';
import { courseFacts } from './course-facts.ts';

type CourseItemProps = {
  course: Course;
  loading?: 'lazy' | 'eager';
  /** Level of the card's title in the page. */
  level?: 2 | 3;
  onOpenComments?: (id: number | string) => void;
  onOpenIntroVideo?: (id: number | string) => void;
};

/** A course as a card: its facts, and the controls whose course has something behind them. */
export function CourseItem({
  course,
  loading = 'lazy',
  level = 3,
  onOpenComments,
  onOpenIntroVideo,
}: CourseItemProps) {
  const { coin } = useTenant();
  return (
    <CourseCard
      {...courseFacts(course, { hasCoins: coin !== null })}
      loading={loading}
      level={level}
      onOpenComments={course.hasComments ? onOpenComments : undefined}
      onOpenIntroVideo={course.introductoryContent ? onOpenIntroVideo : undefined}
    />
  );
}
