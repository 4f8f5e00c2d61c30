import { formatDate, type Rating, ratingProblems, withLoaded } from '@student/domain';
import { Button, CommentList, RatingInput, Stack, TextArea } from '@student/ui';
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { ratingsQuery } from '../../contents/content.queries.ts';
import { callsOf, paramsOf } from '../../contents/content-calls.ts';
import type { PlacedContent } from '../../contents/content-place.ts';
import { FormRefusal } from '../../forms/form-refusal.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { study as words } from '../../pt-br/study.ts';
import { endpointMutation } from '../../queries/endpoint-query.ts';
import { useServices } from '../../services.ts';
import { RatingActions } from './rating-actions.tsx';

/** What people say of this content, and one's own word (COURSE-15 to COURSE-23). */
export default function RatingsPanel(placed: PlacedContent) {
  const { place, contentId } = placed;
  const { messages } = useServices();
  const { queryKey, ...query } = ratingsQuery(placed);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery({
    queryKey,
    ...query,
  });

  const rate = useMutation({
    ...endpointMutation(callsOf(place).rate, {
      params: paramsOf(place, { contentId }),
      makesStale: [{ queryKey }],
      isShownInPlace: true,
    }),
    onSuccess: () => messages.succeed(words.rated),
  });

  const { field, control, formProps, isPending, refusal } = useAppForm<{ stars: number; message: string }>({
    defaultValues: { stars: 0, message: '' },
    problemsOf: ratingProblems,
    send: ({ stars, message }) => rate.mutateAsync({ body: { stars, message: message.trim() || null } }),
    afterSending: 'empty',
  });

  return (
    <Stack>
      <form {...formProps}>
        <Stack gap="s">
          <FormRefusal>{refusal}</FormRefusal>
          <RatingInput {...control('stars')} label={words.stars} />
          <TextArea {...field('message')} label={words.message} rows={3} />
          <div>
            <Button type="submit" variant="outline" pending={isPending}>
              {words.rate}
            </Button>
          </div>
        </Stack>
      </form>
      <CommentList
        label={words.ratings}
        items={data.pages
          .reduce<Rating[]>((shown, { ratings }, index) => withLoaded(shown, index, ratings), [])
          .map((rating) => ({
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
