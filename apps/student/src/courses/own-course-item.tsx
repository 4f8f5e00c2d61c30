import { useCallback, useSyncExternalStore } from 'react';
import { useRecommend } from '../recommendation/recommend-context.ts';
import { useServices } from '../services.ts';
import { CourseItem, type CourseItemProps } from './course-item.tsx';
import { chooseFavorite, chosenFavorite, onFavorites } from './favorites.ts';

type OwnCourseItemProps = Omit<CourseItemProps, 'favorite' | 'onFavoriteChange' | 'onRecommend'>;

/**
 * A course as a card of somebody who is signed in, with the controls that have something behind them: its comments, its video, whether
 * it is one of their favourites (RECO-14, RECO-15), and the picker of people where the place has one (RECO-01).
 */
export function OwnCourseItem({ onOpenComments, onOpenIntroVideo, ...card }: OwnCourseItemProps) {
  const { course } = card;
  const services = useServices();
  const { session } = services;
  const isFavorite = useSyncExternalStore(
    useCallback((listener) => onFavorites(session, listener), [session]),
    () => chosenFavorite(session, course.id) ?? course.isFavorite,
  );
  const choose = useCallback(
    (favorite: boolean, id: number | string) => void chooseFavorite(services, Number(id), favorite),
    [services],
  );
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
