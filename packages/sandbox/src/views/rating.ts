import { shownName } from '@student/domain';
import type { Records } from '../store/records.ts';
import type { Store } from '../store/store.ts';

type Rating = Records['ratings'];

/** Who wrote ratings or doubts, read in one go. */
const authorsOf = (store: Store, written: readonly { userId: number }[]) => {
  const ids = [...new Set(written.map(({ userId }) => userId))];
  const people = new Map(store.list('people', { id: { oneOf: ids } }).map((person) => [person.id, person]));
  return (userId: number) => {
    const person = people.get(userId);
    return { userName: person ? shownName(person) : '', userImage: person?.image ?? null };
  };
};

export const likesView = ({ likes }: Rating) => likes.map((userID) => ({ userID }));

export const ratingViews = (store: Store, ratings: readonly Rating[]) => {
  const authorOf = authorsOf(store, ratings);
  return ratings.map((rating) => ({
    id: rating.id,
    stars: rating.stars,
    message: rating.message,
    likes: likesView(rating),
    createdAt: rating.createdAt,
    userID: rating.userId,
    ...authorOf(rating.userId),
  }));
};

/** The same ratings in a list of comments, which calls their date `createAt` and their stars `rating`. */
export const commentViews = (store: Store, ratings: readonly Rating[]) => {
  const authorOf = authorsOf(store, ratings);
  return ratings.map((rating) => ({
    ...authorOf(rating.userId),
    message: rating.message,
    createAt: rating.createdAt,
    rating: rating.stars,
    contentName: rating.contentId === null ? null : (store.get('contents', rating.contentId)?.title ?? null),
  }));
};

export const doubtViews = (store: Store, doubts: readonly Records['doubts'][]) => {
  const authorOf = authorsOf(store, doubts);
  return doubts.map((doubt) => ({
    id: doubt.id,
    title: doubt.title,
    description: doubt.description,
    createdAt: doubt.createdAt,
    response: doubt.response,
    respondedAt: doubt.respondedAt,
    ...authorOf(doubt.userId),
  }));
};
