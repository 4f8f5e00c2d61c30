import type { Content } from '../store/records-learning.ts';
import { operationOf, type Stage } from './walk.ts';

/** Path parameters of a content, in the words of its family. */
export type Place = Readonly<Record<string, number>>;

/** Which family of contents a call belongs to. */
export type Family = 'course' | 'event';

/** Where a content that Ana may open lies: an exercise (type 4), or any other. */
export const placeOf = (stage: Stage, family: Family, kind: 'exercise' | 'lesson' = 'lesson'): Place => {
  const { store } = stage.sandbox;
  const isFitting = (content: Content) =>
    content.isReleased && !content.isBlocked && (content.type === 4) === (kind === 'exercise');
  const content = store
    .list('contents')
    .filter(isFitting)
    .find(({ courseId, classId }) =>
      family === 'course'
        ? courseId !== null && !store.get('courses', courseId)?.isBlocked
        : classId !== null && hasSeat(stage, classId),
    );
  if (!content) throw new Error(`the seed has no ${kind} of a ${family}`);
  return paramsOf(stage, content);
};

/** Path parameters of this content. */
export const paramsOf = ({ sandbox: { store } }: Stage, { id, courseId, classId }: Content): Place => {
  if (courseId !== null) return { courseId, contentId: id };
  return {
    eventId: store.get('eventClasses', classId ?? 0)?.eventId ?? 0,
    classId: classId ?? 0,
    contentId: id,
  };
};

const hasSeat = ({ sandbox: { store }, me }: Stage, classId: number): boolean => {
  const userId = me()?.id;
  return userId !== undefined && store.find('seats', { userId, classId }) !== undefined;
};

/** Enrols in the course that a place lies in; in classes, those who walk here have a seat already. */
export const enrolAt = async (stage: Stage, { courseId }: Place): Promise<void> => {
  if (courseId !== undefined) await stage.call(operationOf('enrollInCourse'), { params: { id: courseId } });
};

/** The content that a place names. */
export const contentOf = ({ sandbox: { store } }: Stage, { contentId }: Place): Content => {
  const content = store.get('contents', contentId ?? 0);
  if (!content) throw new Error('no such content');
  return content;
};

/** What an operation is called in each family: `nameIn('event', 'generate…Questionnaire')`. */
export const nameIn = (family: Family, pattern: string): string =>
  pattern.replace('…', family === 'course' ? 'CourseContent' : 'EventContent');

/** A fresh attempt at an exercise, and a page of it with a question of this type. */
export const attemptAt = async (stage: Stage, family: Family, type: 'ALTERNATIVE' | 'DESCRIPTIVE') => {
  const { store } = stage.sandbox;
  const place = placeOf(stage, family, 'exercise');
  const { data } = await stage.call(operationOf(nameIn(family, 'generate…Questionnaire')), { params: place });
  const question = store.find('questions', { contentId: place.contentId ?? 0, type });
  const { id: questionnaireId } = data as { id: number };
  return {
    ...place,
    contentId: place.contentId ?? 0,
    questionnaireId,
    page: question?.position ?? 1,
    altId: question?.alternatives[0]?.id ?? 1,
  };
};

/** Plays a content at double speed until the least time it wants is over. */
export const watch = async (stage: Stage, family: Family, params: Place): Promise<void> => {
  for (const speedRate of [2, 2])
    await stage.call(operationOf(nameIn(family, 'save…Progress')), { params, body: { speedRate } });
};
