import { contentTypes } from '@student/domain';
import { isClosed } from '../contents/access.ts';
import { hasRunOut } from '../contents/deadline.ts';
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
export const attemptsOf = (store: Store, userId: number, contentId: number): Attempt[] =>
  store.list('attempts', { userId, contentId });

/** An exercise that nobody tried yet. */
const untried = ({ maximumTime }: Content) => ({
  maximumTime,
  status: { doing: false, finished: false, userAttempts: 0, questionnaire: null },
});

const exerciseView = (content: Content, { store, now, attemptsOf }: Learner) => {
  const attempts = attemptsOf(content.id);
  const last = attempts.at(-1);
  const isOver = last !== undefined && (last.finishedAt !== null || hasRunOut(content, last, now));
  return {
    maximumTime: content.maximumTime,
    status: {
      doing: last !== undefined && !isOver,
      finished: isOver,
      userAttempts: attempts.length,
      questionnaire: last ? attemptView(store, last) : null,
    },
  };
};

/** What only those may see who may open the content: its media, and where they stand in it. */
const insideView = (content: Content, learner: Learner) => {
  const { url, youtube, type } = content;
  const isExercise = type === contentTypes.exercise;
  return isClosed(learner, content)
    ? {
        url: null,
        youtube: null,
        status: statusView(undefined),
        exercise: isExercise ? untried(content) : null,
      }
    : {
        url,
        youtube,
        status: statusView(learner.stateOf(content.id)),
        exercise: isExercise ? exerciseView(content, learner) : null,
      };
};

/** A content of a course or of a class, as this person sees it. */
export const contentView = (content: Content, learner: Learner) => ({
  id: content.id,
  title: content.title,
  description: content.description,
  type: content.type,
  imageURL: content.imageURL,
  duration: content.duration,
  minDuration: content.minDuration,
  // What is not released yet says so by itself; whatever else keeps it closed is a lock to who reads the list.
  isBlocked: content.isReleased ? isClosed(learner, content) : isLocked(learner, content),
  isReleased: content.isReleased,
  ...insideView(content, learner),
  searchFormId: content.formId,
});

/** Views of many contents, for which everything is read in one go. */
export const contentViews = (contents: readonly Content[], learner: Learner) => {
  learner.aboutContents(contents);
  return contents.map((content) => contentView(content, learner));
};
