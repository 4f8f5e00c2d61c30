import { formatDate, isOwnRating, type Rating, ratingProblems, withLoaded } from '@student/domain';
import { Button, CommentList, RatingInput, Stack, TextArea } from '@student/ui';
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ratingsQuery } from '../../contents/content.queries.ts';
import { callsOf, paramsOf } from '../../contents/content-calls.ts';
import { contentKey, type PlacedContent } from '../../contents/content-place.ts';
import { FormRefusal } from '../../forms/form-refusal.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { useKeptDraft } from '../../forms/use-kept-draft.ts';
import { study as words } from '../../pt-br/study.ts';
import { endpointMutation } from '../../queries/endpoint-query.ts';
import { useServices } from '../../services.ts';
import { usePerson } from '../../session/use-session.ts';
import { Failed } from '../../shell/failed.tsx';
import { useRetryOnline } from '../../use-retry-online.ts';
import { RatingActions } from './rating-actions.tsx';

type RatingDraft = { stars: number; message: string };

/**
 * What people say of this content, and one's own word (COURSE-15 to COURSE-23). A person has one rating of a content: once it is
 * there the form holds it, and changes it.
 */
export default function RatingsPanel(placed: PlacedContent) {
  const { place, contentId } = placed;
  const { messages } = useServices();
  const { queryKey, ...query } = ratingsQuery(placed);
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useSuspenseInfiniteQuery({ queryKey, ...query });
  const showMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  useRetryOnline(isFetchNextPageError ? error : undefined, showMore);

  const me = usePerson()?.id ?? 0;
  const ratings = data.pages.reduce<Rating[]>(
    (shown, page, index) => withLoaded(shown, index, page.ratings),
    [],
  );
  const own = ratings.find((rating) => isOwnRating(rating, me));
  const standing: RatingDraft = { stars: own?.stars ?? 0, message: own?.message ?? '' };

  const rate = useMutation(
    endpointMutation(callsOf(place).rate, {
      params: paramsOf(place, { contentId }),
      makesStale: [{ queryKey }],
      isShownInPlace: true,
    }),
  );

  const { form, field, control, formProps, isPending, refusal } = useAppForm<RatingDraft>({
    defaultValues: standing,
    problemsOf: ratingProblems,
    send: async ({ stars, message }) => {
      await rate.mutateAsync({ body: { stars, message: message.trim() || null } });
      messages.succeed(own ? words.ratedAgain : words.rated);
    },
    onSent: () => form.setValue('message', form.getValues('message').trim()),
  });
  useKeptDraft(form, { name: `rating/${contentKey(placed)}`, standing });

  return (
    <Stack>
      <form {...formProps}>
        <Stack gap="s">
          <FormRefusal>{refusal}</FormRefusal>
          <RatingInput {...control('stars')} label={words.stars} />
          <TextArea {...field('message')} label={words.message} rows={3} defaultValue={standing.message} />
          <div>
            <Button type="submit" variant="outline" pending={isPending}>
              {own ? words.rateAgain : words.rate}
            </Button>
          </div>
        </Stack>
      </form>
      <CommentList
        label={words.ratings}
        items={ratings.map((rating) => ({
          id: rating.id,
          userName: rating.userName,
          userImageUrl: rating.userImageUrl ?? undefined,
          stars: rating.stars,
          starsText: String(rating.stars),
          message: rating.message ?? '',
          date: formatDate(rating.createdAt),
          actions: <RatingActions rating={rating} placed={placed} />,
        }))}
      />
      {isFetchNextPageError ? (
        <Failed
          error={error}
          retry={showMore}
          pending={isFetchingNextPage}
          size="line"
          missing={words.moreMissing}
        />
      ) : hasNextPage ? (
        <div>
          <Button variant="plain" pending={isFetchingNextPage} onClick={showMore}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
