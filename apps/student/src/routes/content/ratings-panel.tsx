import { deleteCourseContentRating, likeRating, rateCourseContent, unlikeRating } from '@student/api-client';
import { formatDate, isLikedBy, isOwnRating, type Rating, ratingProblem } from '@student/domain';
import { Button, CommentList, Inline, RatingInput, Stack, TextArea } from '@student/ui';
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { request } from '../../client.ts';
import { errors } from '../../pt-br/errors.ts';
import { study as words } from '../../pt-br/study.ts';
import { ratingsQuery } from '../../queries.ts';
import { useServices } from '../../services.ts';
import type { ContentPlace } from './study-panels.tsx';

/** What people say of this content, and one's own word (COURSE-15 to COURSE-23). */
export default function RatingsPanel({ courseId, contentId }: ContentPlace) {
  const { queryClient, news, session } = useServices();
  const { queryKey, ...query } = ratingsQuery(courseId, contentId);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery({
    queryKey,
    ...query,
  });
  const [stars, setStars] = useState(0);
  const [problem, setProblem] = useState<ReturnType<typeof ratingProblem>>();
  const me = session.person()?.id ?? 0;
  const refresh = () => queryClient.invalidateQueries({ queryKey });

  const rate = useMutation({
    mutationFn: (message: string) =>
      request(rateCourseContent, {
        params: { courseId, contentId },
        body: { stars, message: message || null },
      }),
    onSuccess: async () => {
      news.succeed(words.rated);
      setStars(0);
      await refresh();
    },
  });
  const like = useMutation({
    mutationFn: (rating: Rating) =>
      request(isLikedBy(rating, me) ? unlikeRating : likeRating, { params: { ratingId: rating.id } }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (ratingId: number) =>
      request(deleteCourseContentRating, { params: { courseId, contentId, ratingId } }),
    onSuccess: refresh,
  });

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const message = String(new FormData(form).get('message') ?? '').trim();
    const found = ratingProblem({ stars, message });
    setProblem(found);
    if (!found) rate.mutate(message, { onSuccess: () => form.reset() });
  };

  return (
    <Stack>
      <form onSubmit={send} noValidate>
        <Stack gap="s">
          <RatingInput
            legend={words.stars}
            value={stars}
            onValueChange={setStars}
            {...(problem === 'INVALID_RATING.stars' && { error: errors[problem] })}
          />
          <TextArea
            name="message"
            label={words.message}
            rows={3}
            {...(problem === 'INVALID_RATING.message' && { error: errors[problem] })}
          />
          <div>
            <Button type="submit" variant="outline" pending={rate.isPending}>
              {words.rate}
            </Button>
          </div>
        </Stack>
      </form>
      <CommentList
        label={words.ratings}
        items={data.pages
          .flatMap(({ ratings }) => ratings)
          .map((rating) => ({
            id: rating.id,
            userName: rating.userName,
            userImageUrl: rating.userImageUrl ?? undefined,
            stars: rating.stars,
            starsText: String(rating.stars),
            message: rating.message ?? '',
            date: formatDate(rating.createdAt),
            actions: (
              <Inline gap="xs">
                <Button
                  size="small"
                  variant={isLikedBy(rating, me) ? 'soft' : 'plain'}
                  aria-pressed={isLikedBy(rating, me)}
                  onClick={() => like.mutate(rating)}
                >
                  {words.like(rating.likes.length)}
                </Button>
                {isOwnRating(rating, me) ? (
                  <Button
                    size="small"
                    variant="plain"
                    tone="critical"
                    onClick={() => remove.mutate(rating.id)}
                  >
                    {words.remove}
                  </Button>
                ) : null}
              </Inline>
            ),
          }))}
      />
      {hasNextPage ? (
        <div>
          <Button variant="plain" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
