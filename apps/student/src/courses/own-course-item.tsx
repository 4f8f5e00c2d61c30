import { useRecommend } from '../recommendation/recommend-context.ts';
import { CourseItem, type CourseItemProps } from './course-item.tsx';
import { favoriteCourses } from './favorites.ts';

type OwnCourseItemProps = Omit<CourseItemProps, 'favorite' | 'onFavoriteChange' | 'onRecommend'>;

/**
 * A course as a card of somebody who is signed in, with the controls that have something behind them: its comments, its video, whether
 * it is one of their favourites (RECO-14, RECO-15), and the picker of people where the place has one (RECO-01).
 */
export function OwnCourseItem({ onOpenComments, onOpenIntroVideo, ...card }: OwnCourseItemProps) {
  const { course } = card;
  const [isFavorite, choose] = favoriteCourses.use(course.id, course.isFavorite);
  return (
    <CourseItem
      {...card}
      favorite={isFavorite}
      onFavoriteChange={choose}
      onOpenComments={course.hasComments ? onOpenComments : undefined}
      onOpenIntroVideo={course.introductoryContent ? onOpenIntroVideo : undefined}
      onRecommend={useRecommend()}
    />
  );
}
