import { shownName } from '@student/domain';
import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';

type Rating = Records['ratings'];

const authorOf = (store: Store, userId: number) => {
  const person = store.get('people', userId);
  return { userName: person ? shownName(person) : '', userImage: person?.image ?? null };
};

export const likesView = ({ likes }: Rating) => likes.map((userID) => ({ userID }));

export const ratingView = (store: Store, rating: Rating) => ({
  id: rating.id,
  stars: rating.stars,
  message: rating.message,
  likes: likesView(rating),
  createdAt: rating.createdAt,
  userID: rating.userId,
  ...authorOf(store, rating.userId),
});

/** The same rating in a list of comments, which calls its date `createAt` and its stars `rating`. */
export const commentView = (store: Store, rating: Rating) => ({
  ...authorOf(store, rating.userId),
  message: rating.message,
  createAt: rating.createdAt,
  rating: rating.stars,
  contentName: rating.contentId === null ? null : (store.get('contents', rating.contentId)?.title ?? null),
});

export const doubtView = (store: Store, doubt: Records['doubts']) => ({
  id: doubt.id,
  title: doubt.title,
  description: doubt.description,
  createdAt: doubt.createdAt,
  response: doubt.response,
  respondedAt: doubt.respondedAt,
  ...authorOf(store, doubt.userId),
});
