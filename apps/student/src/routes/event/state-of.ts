import { type EventClass, type EventWithClasses, enrolmentBlockOf, isFinishedClass } from '@student/domain';
import type { ClassState } from '@student/ui';

/** Where a class stands for the person; that it is theirs is told in any case, and that it is over before that it was full. */
export function stateOf(
  event: Pick<EventWithClasses, 'isActive'>,
  eventClass: EventClass,
  personId: number,
  now: number,
): ClassState {
  const block = enrolmentBlockOf(event, eventClass, personId, now);
  if (block?.reason === 'refused' && block.code === 'ALREADY_ENROLLED') return 'enrolled';
  if (isFinishedClass(eventClass, now)) return 'finished';
  if (block?.reason === 'refused') return 'full';
  return block ? 'closed' : 'open';
}
