import {
  capitalized,
  checkInDay,
  type GraduationWithMenus,
  type TrainingCourseUser,
  tellSitting,
  trainingCheckInFacts,
} from '@student/domain';
import { useMemo } from 'react';
import { useSearch } from '../addresses/use-search.ts';
import { useServices } from '../services.ts';
import { usePerson } from '../session/use-session.ts';
import { checkInSearch } from './check-in.search.ts';
import { CheckInPanel } from './check-in-panel.tsx';

type TrainingCheckInProps = {
  trainingCourse: GraduationWithMenus;
  users: readonly TrainingCourseUser[];
};

/**
 * The check-in to a training course: to the menu that a scanned link names, else to that of today; on other days there is none
 * (EVENT-19, EVENT-28, EVENT-29).
 */
export function TrainingCheckIn({ trainingCourse, users }: TrainingCheckInProps) {
  const { serverClock } = useServices();
  const { values } = useSearch(checkInSearch);
  const person = usePerson();
  const now = serverClock.now();
  const today = trainingCourse.menus.find(({ startDate }) => startDate === checkInDay(now));
  const menuId = values.menuID ?? today?.id;
  const trainingCourseId = trainingCourse.id;
  const target = useMemo(
    () => (menuId === undefined ? undefined : ({ kind: 'training', trainingCourseId, menuId } as const)),
    [trainingCourseId, menuId],
  );
  if (!target || !person) return null;
  const menu = trainingCourse.menus.find(({ id }) => id === target.menuId);
  return (
    <CheckInPanel
      target={target}
      facts={trainingCheckInFacts(trainingCourse, users, target.menuId, person.id)}
      title={trainingCourse.title}
      when={menu ? capitalized(tellSitting(menu, new Date(now))) : ''}
    />
  );
}
