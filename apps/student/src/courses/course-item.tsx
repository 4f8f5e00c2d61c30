import type { Course } from '@student/domain';
import { type CardActionRow, CourseCard } from '@student/ui';
import { useServices } from '../services.ts';
import { useTenant } from '../tenant.tsx';
import { courseFacts } from './course-facts.ts';

type CourseItemProps = {
  course: Course;
  loading?: 'lazy' | 'eager';
  /** Level of the card's title in the page. */
  level?: 2 | 3;
  /** `kept` in strips whose cards may have comments, so that all of them are one height. */
  actionRow?: CardActionRow;
  onOpenComments?: (id: number | string) => void;
  onOpenIntroVideo?: (id: number | string) => void;
};

/** A course as a card: its facts, and the controls whose course has something behind them. */
export function CourseItem({
  course,
  loading = 'lazy',
  level = 3,
  actionRow = 'asNeeded',
  onOpenComments,
  onOpenIntroVideo,
}: CourseItemProps) {
  const { coin } = useTenant();
  const { platform } = useServices();
  return (
    <CourseCard
      {...courseFacts(course, { coin, now: platform.now() })}
      loading={loading}
      level={level}
      actionRow={actionRow}
      onOpenComments={course.hasComments ? onOpenComments : undefined}
      onOpenIntroVideo={course.introductoryContent ? onOpenIntroVideo : undefined}
    />
  );
}
