import { type CommentPage, formatDate, formatRating } from '@student/domain';
import type { CommentListItem } from '@student/ui';

/** The comments of one page as the list draws them (DASH-50, EVENT-13). */
export const commentItems = (
  page: number,
  comments: CommentPage['comments'],
): (CommentListItem & { id: string })[] =>
  comments.map((comment, index) => ({
    id: `${page}-${index}`,
    userName: comment.userName,
    userImageUrl: comment.userImageUrl ?? undefined,
    stars: comment.rating ?? undefined,
    starsText: comment.rating === null ? undefined : formatRating(comment.rating),
    message: comment.message ?? '',
    date: formatDate(comment.createdAt),
    contentName: comment.contentName ?? undefined,
  }));
