import { type Event, kindOfEvent } from '@student/domain';
import { paths } from '../paths.ts';

/** The page of the class that an event opens, or of a training course; none for an event without a class (EVENT-03, DASH-12). */
export function hrefOfEvent({
  id,
  type,
  classId,
}: Pick<Event, 'id' | 'type' | 'classId'>): string | undefined {
  if (kindOfEvent(type) === 'training') return paths.trainingCourse({ trainingCourseId: id });
  return classId === null ? undefined : paths.event({ eventId: id, classId });
}
