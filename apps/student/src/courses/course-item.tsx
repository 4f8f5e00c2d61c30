import type { Course } from '@student/domain';
import { CourseCard } from '@student/ui';
import { useTenant } from '../tenant.tsx';
import { courseFacts } from './course-facts.ts';

type CourseItemProps = {
  course: Course;
  loading?: 'lazy' | 'eager';
  onOpenComments?: (id: number | string) => void;
  onOpenIntroVideo?: (id: number | string) => void;
};

/** A course as a card: its facts, and the controls whose course has something behind them. */
export function CourseItem({ course, loading = 'lazy', onOpenComments, onOpenIntroVideo }: CourseItemProps) {
  const { coin } = useTenant();
  return (
    <CourseCard
      {...courseFacts(course, { hasCoins: coin !== null })}
      loading={loading}
      onOpenComments={course.hasComments ? onOpenComments : undefined}
      onOpenIntroVideo={course.introductoryContent ? onOpenIntroVideo : undefined}
    />
  );
}
