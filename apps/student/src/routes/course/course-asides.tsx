import type { Course } from '@student/domain';
import { FavoriteIcon, IconButton, Inline, RecommendIcon } from '@student/ui';
import { favoriteCourses } from '../../courses/favorites.ts';
import { course as words } from '../../pt-br/course.ts';
import { useRecommend } from '../../recommendation/recommend-context.ts';

/** What can be done with a course beside studying it: the heart (RECO-14, RECO-15) and the indication modal (RECO-01, RECO-07). */
export function CourseAsides({ course: { id, title, isFavorite: listed } }: { course: Course }) {
  const [isFavorite, choose] = favoriteCourses.use(id, listed);
  const recommend = useRecommend();
  return (
    <Inline gap="s">
      <IconButton
        label={words.favorite(title)}
        icon={<FavoriteIcon />}
        variant="outline"
        pressed={isFavorite}
        onPressedChange={choose}
      />
      <IconButton
        label={words.recommend(title)}
        icon={<RecommendIcon />}
        variant="outline"
        onClick={() => recommend?.(id)}
      />
    </Inline>
  );
}
