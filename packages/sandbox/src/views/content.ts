import { contentTypes } from '@student/domain';
import { isLocked } from '../contents/lock.ts';
import type { Attempt, Content } from '../store/records-learning.ts';
import type { Store } from '../store/store.ts';
import type { Learner } from './learner.ts';

type State = {
  progress: number;
  finishedAt: string | null;
  checkpoint: number | null;
  scorm: { key: string; value: string }[];
};

/** Where the person stands in a content; unopened when there is no state yet. */
export const statusView = (state: State | undefined) => ({
  progress: state?.progress ?? 0,
  finishedAt: state?.finishedAt ?? null,
  checkpoint: state?.checkpoint ?? null,
  scormCheckpoints: state?.scorm ?? [],
});

/** An attempt at a questionnaire, counted. */
export const attemptView = (store: Store, { id, createdAt, finishedAt, answers, contentId }: Attempt) => ({
  id,
  createdAt,
  finishedAt,
  questions: {
    corrects: answers.filter(({ isCorrect }) => isCorrect).length,
    answered: answers.filter(({ alternativeId, text }) => alternativeId !== null || text !== null).length,
    total: store.count('questions', { contentId }),
  },
});

/** The attempts of a person, first to last. */
export const attemptsOf = (store: Store, userId: number | undefined, contentId: number): Attempt[] =>
  userId === undefined ? [] : store.list('attempts', { userId, contentId });

const exerciseView = (content: Content, { store, userId }: Pick<Learner, 'store' | 'userId'>) => {
  const attempts = attemptsOf(store, userId, content.id);
  const last = attempts.at(-1);
  return {
    maximumTime: content.maximumTime,
    status: {
      doing: last !== undefined && last.finishedAt === null,
      finished: last !== undefined && last.finishedAt !== null,
      userAttempts: attempts.length,
      questionnaire: last ? attemptView(store, last) : null,
    },
  };
};

/** A content of a course or of a class, as this person sees it. */
export const contentView = (content: Content, learner: Pick<Learner, 'store' | 'userId' | 'stateOf'>) => ({
  id: content.id,
  title: content.title,
  description: content.description,
  type: content.type,
  imageURL: content.imageURL,
  url: content.url,
  youtube: content.youtube,
  duration: content.duration,
  minDuration: content.minDuration,
  isBlocked: isLocked(learner, content),
  isReleased: content.isReleased,
  status: statusView(learner.stateOf(content.id)),
  exercise: content.type === contentTypes.exercise ? exerciseView(content, learner) : null,
  searchFormId: content.formId,
});
