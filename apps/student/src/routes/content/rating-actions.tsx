import { likeRating, unlikeRating } from '@student/api-client';
import { isLikedBy, isOwnRating, type Rating } from '@student/domain';
import { Button, Inline } from '@student/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ratingsQuery } from '../../contents/content.queries.ts';
import { callsOf, paramsOf } from '../../contents/content-calls.ts';
import type { PlacedContent } from '../../contents/content-place.ts';
import { study as words } from '../../pt-br/study.ts';
import { endpointMutation } from '../../queries/endpoint-query.ts';
import { usePerson } from '../../session/use-session.ts';
import { Question } from '../../shell/question.tsx';

/** A rating is liked by anybody and deleted by its author, once at a time (COURSE-22, COURSE-23). */
export function RatingActions({ rating, placed }: { rating: Rating; placed: PlacedContent }) {
  const { place, contentId } = placed;
  const me = usePerson()?.id ?? 0;
  const isLiked = isLikedBy(rating, me);
  const [isRemoving, setRemoving] = useState(false);
  const makesStale = [ratingsQuery(placed)];
  const like = useMutation(
    endpointMutation(isLiked ? unlikeRating : likeRating, { params: { ratingId: rating.id }, makesStale }),
  );
  const remove = useMutation(
    endpointMutation(callsOf(place).deleteRating, {
      params: paramsOf(place, { contentId, ratingId: rating.id }),
      makesStale,
    }),
  );
  return (
    <Inline gap="xs">
      <Button
        size="small"
        variant={isLiked ? 'soft' : 'plain'}
        aria-pressed={isLiked}
        pending={like.isPending}
        onClick={() => like.mutate()}
      >
        {words.like(rating.likes.length)}
      </Button>
      {isOwnRating(rating, me) ? (
        <Question
          isAsked={isRemoving}
          onAskedChange={setRemoving}
          trigger={
            <Button size="small" variant="plain" tone="critical">
              {words.remove}
            </Button>
          }
          title={words.removeRatingTitle}
          confirmLabel={words.remove}
          words={{ cancel: words.cancel }}
          pending={remove.isPending}
          onConfirm={() => remove.mutate()}
        >
          {words.removeText}
        </Question>
      ) : null}
    </Inline>
  );
}
