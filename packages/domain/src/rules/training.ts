import type { EventType } from '../entities/event.ts';
import type { TrainingCard } from '../entities/training.ts';

/** Tells the rows of a mixed list apart: a course, an event and a training course may have the same id. */
export const trainingKey = ({ trainingType, id }: { trainingType: string; id: number }): string =>
  `${trainingType}-${id}`;

/** Events and training courses as their own lists number them; undefined for a course. */
export const eventTypeOf = (trainingType: TrainingCard['trainingType']): EventType | undefined =>
  (({ COURSE: undefined, EVENT: 1, TRAINING_COURSE: 2 }) as const)[trainingType];
