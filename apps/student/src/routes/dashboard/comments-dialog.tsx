import { formatDate, formatRating } from '@student/domain';
import {
  Avatar,
  Dialog,
  EmptyState,
  Heading,
  Inline,
  Pagination,
  RatingDisplay,
  Skeletons,
  Stack,
  Text,
} from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { dashboard } from '../../pt-br/dashboard.ts';
import { commentsQuery, courseQuery } from '../../queries.ts';
import { Failed } from '../../shell/failed.tsx';

type CommentsDialogProps = {
  courseId: number;
  page: number;
  hrefOf: (page: number) => string;
  onPageChange: (page: number) => void;
  onClose: () => void;
};

const words = dashboard.comments;

/** What people say of a course, a page at a time; the address holds which (DASH-45 to DASH-50). */
export default function CommentsDialog({
  courseId,
  page,
  hrefOf,
  onPageChange,
  onClose,
}: CommentsDialogProps) {
  const { data: course } = useQuery(courseQuery(courseId));
  const { data, error, refetch } = useQuery(commentsQuery(courseId, page));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={course ? words.title(course.title) : words.fallbackTitle}
      size="large"
    >
      {error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeletons shape="comment" count={4} />
      ) : data.comments.length === 0 ? (
        <EmptyState title={words.empty} level={3} />
      ) : (
        <Stack gap="l">
          <Stack as="ul" gap="l">
            {data.comments.map((comment) => (
              <Stack as="li" gap="xs" key={`${comment.createdAt} ${comment.userName} ${comment.message}`}>
                <Inline gap="s">
                  <Avatar
                    name={comment.userName}
                    src={comment.userImageUrl ?? undefined}
                    meaning="decoration"
                  />
                  <Stack gap="xxs">
                    <Heading level={3} size="m">
                      {comment.userName}
                    </Heading>
                    <Text size="s" tone="muted">
                      {[formatDate(comment.createdAt), comment.contentName].filter(Boolean).join(' · ')}
                    </Text>
                  </Stack>
                </Inline>
                {comment.rating === null ? null : (
                  <RatingDisplay
                    value={comment.rating}
                    text={formatRating(comment.rating)}
                    label={words.rating(formatRating(comment.rating))}
                  />
                )}
                {comment.message ? <Text>{comment.message}</Text> : null}
              </Stack>
            ))}
          </Stack>
          <Pagination
            page={page}
            totalPages={data.totalPages}
            hrefOf={hrefOf}
            onPageChange={onPageChange}
            words={{ label: words.pages }}
          />
        </Stack>
      )}
    </Dialog>
  );
}
