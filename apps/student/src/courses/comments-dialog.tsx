import type { CommentPage } from '@student/domain';
import { CommentList, CommentsDialog, EmptyState, Skeletons } from '@student/ui';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { usePageInRange } from '../addresses/use-page-in-range.ts';
import { isMissing } from '../failures.ts';
import { dashboard } from '../pt-br/dashboard.ts';
import { errors } from '../pt-br/errors.ts';
import { courseQuery } from '../queries/courses.queries.ts';
import { eventsQuery } from '../routes/dashboard/strips.queries.ts';
import { Failed } from '../shell/failed.tsx';
import { Pages } from '../shell/pages.tsx';
import { commentItems } from './comment-items.ts';
import { courseCommentsQuery, eventCommentsQuery } from './comments.queries.ts';

type CommentsProps = {
  page: number;
  hrefOf: (page: number) => string;
  onPageChange: (page: number) => void;
  onClose: () => void;
};

/** Of a course, or of an event. */
export type Commented = { courseId: number } | { eventId: number };

/** What people say of a course or an event, a page at a time; the address holds which (DASH-45 to DASH-50). */
export default function CommentsOf({ of, ...props }: CommentsProps & { of: Commented }) {
  return 'courseId' in of ? <OfCourse id={of.courseId} {...props} /> : <OfEvent id={of.eventId} {...props} />;
}

function OfCourse({ id, ...props }: CommentsProps & { id: number }) {
  const { data: course } = useQuery(courseQuery(id));
  return <Comments {...props} about={course?.title} query={courseCommentsQuery(id, props.page)} />;
}

function OfEvent({ id, ...props }: CommentsProps & { id: number }) {
  const { data: events } = useQuery(eventsQuery());
  const event = events?.find((one) => one.type === 1 && one.id === id);
  return <Comments {...props} about={event?.name} query={eventCommentsQuery(id, props.page)} />;
}

const words = dashboard.comments;

function Comments<Key extends readonly unknown[]>({
  about,
  query,
  page,
  hrefOf,
  onPageChange,
  onClose,
}: CommentsProps & {
  about: string | undefined;
  query: UseQueryOptions<CommentPage, Error, CommentPage, Key>;
}) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  const isPast = usePageInRange(page, isPlaceholderData ? undefined : data?.totalPages, onPageChange);
  return (
    <CommentsDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={about === undefined ? words.fallbackTitle : words.title(about)}
      pages={
        <Pages
          label={words.pages}
          page={page}
          totalPages={data?.totalPages ?? 1}
          hrefOf={hrefOf}
          onPageChange={onPageChange}
        />
      }
    >
      {data === undefined || isPast ? (
        isMissing(error) ? (
          // To ask again would bring the same answer.
          <EmptyState title={errors.NOT_FOUND} level={3} announce="polite" />
        ) : error ? (
          <Failed error={error} retry={() => void refetch()} />
        ) : (
          <Skeletons shape="comment" count={4} />
        )
      ) : (
        <CommentList label={words.fallbackTitle} items={commentItems(page, data.comments)} />
      )}
    </CommentsDialog>
  );
}
