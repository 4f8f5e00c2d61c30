import type { Course } from '@student/domain';
import { CourseCard, type CourseCardProps } from '@student/ui';
import { useServices } from '../services.ts';
import { useTenant } from '../tenant.tsx';
import { courseFacts } from './course-facts.ts';

export type CourseItemProps = Pick<
  CourseCardProps,
  | 'loading'
  | 'level'
  | 'actionRow'
  | 'favorite'
  | 'onFavoriteChange'
  | 'onOpenComments'
  | 'onOpenIntroVideo'
  | 'onRecommend'
> & { course: Course };

/** A course as a card: its facts, and whatever can be done with it where it stands. */
export function CourseItem({ course, ...card }: CourseItemProps) {
  const { coin } = useTenant();
  const { platform } = useServices();
  return <CourseCard {...card} {...courseFacts(course, { coin, now: platform.now() })} />;
}
