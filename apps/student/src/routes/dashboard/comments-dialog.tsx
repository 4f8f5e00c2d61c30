import { formatDate, formatRating } from '@student/domain';
import { CommentList, CommentsDialog, Skeletons } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { dashboard } from '../../pt-br/dashboard.ts';
import { courseQuery } from '../../queries/courses.queries.ts';
import { Failed } from '../../shell/failed.tsx';
import { Pages } from '../../shell/pages.tsx';
import { commentsQuery } from './dashboard.queries.ts';

type CourseCommentsProps = {
  courseId: number;
  page: number;
  hrefOf: (page: number) => string;
  onPageChange: (page: number) => void;
  onClose: () => void;
};

const words = dashboard.comments;

/** What people say of a course, a page at a time; the address holds which (DASH-45 to DASH-50). */
export default function CourseComments({
  courseId,
  page,
  hrefOf,
  onPageChange,
  onClose,
}: CourseCommentsProps) {
  const { data: course } = useQuery(courseQuery(courseId));
  const { data, error, refetch } = useQuery(commentsQuery(courseId, page));
  return (
    <CommentsDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={course ? words.title(course.title) : words.fallbackTitle}
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
      {data === undefined ? (
        error ? (
          <Failed error={error} retry={() => void refetch()} />
        ) : (
          <Skeletons shape="comment" count={4} />
        )
      ) : (
        <CommentList
          label={words.fallbackTitle}
          items={data.comments.map((comment, index) => ({
            id: `${page}-${index}`,
            userName: comment.userName,
            userImageUrl: comment.userImageUrl ?? undefined,
            stars: comment.rating ?? undefined,
            starsText: comment.rating === null ? undefined : formatRating(comment.rating),
            message: comment.message ?? '',
            date: formatDate(comment.createdAt),
            contentName: comment.contentName ?? undefined,
          }))}
        />
      )}
    </CommentsDialog>
  );
}
