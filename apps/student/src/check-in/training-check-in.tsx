import {
  capitalized,
  type GraduationWithMenus,
  type TrainingCourseUser,
  tellSitting,
  trainingCheckInFacts,
} from '@student/domain';
import { trainingCourseSearch } from '../routes/training-course/training-course.search.ts';
import { useServices } from '../services.ts';
import { usePerson } from '../session/use-session.ts';
import { CheckInPanel } from './check-in-panel.tsx';
import { UnreadableCode } from './unreadable-code.tsx';
import { useCheckInTarget } from './use-check-in-target.ts';

type TrainingCheckInProps = {
  trainingCourse: GraduationWithMenus;
  users: readonly TrainingCourseUser[];
};

/**
 * The check-in to a training course: to the menu that a scanned link names, else to that of the moment or of today; on other days there
 * is none (EVENT-19, EVENT-28, EVENT-29).
 */
export function TrainingCheckIn({ trainingCourse, users }: TrainingCheckInProps) {
  const { serverClock } = useServices();
  const person = usePerson();
  const attendedIds = users.find(({ id }) => id === person?.id)?.attendanceAts ?? [];
  const targetOf = (menuId: number) =>
    ({ kind: 'training', trainingCourseId: trainingCourse.id, menuId }) as const;
  const { target, token, isUnreadable } = useCheckInTarget({
    search: trainingCourseSearch,
    sittings: trainingCourse.menus.map((menu) => ({
      ...menu,
      target: targetOf(menu.id),
      isAttended: attendedIds.includes(menu.id),
    })),
    targetOf: ({ menuID }) => (menuID === undefined ? undefined : targetOf(menuID)),
  });
  if (isUnreadable) return <UnreadableCode />;
  if (target?.kind !== 'training' || !person) return null;
  const menu = trainingCourse.menus.find(({ id }) => id === target.menuId);
  return (
    <CheckInPanel
      target={target}
      token={token}
      facts={trainingCheckInFacts(trainingCourse, users, target.menuId, person.id)}
      title={trainingCourse.title}
      when={menu ? capitalized(tellSitting(menu, new Date(serverClock.now()))) : ''}
    />
  );
}
