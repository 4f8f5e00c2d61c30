import {
  capitalized,
  type TrainingCourseState,
  tellSitting,
  trainingCheckInFacts,
  trainingCourseState,
} from '@student/domain';
import { trainingCourseSearch } from '../routes/training-course/training-course.search.ts';
import { usePerson } from '../session/use-session.ts';
import { useServerNow } from '../use-server-now.ts';
import { CheckInPanel } from './check-in-panel.tsx';
import { UnreadablePanel } from './unreadable-code.tsx';
import { useCheckInTarget } from './use-check-in-target.ts';

type TrainingCheckInProps = {
  state: TrainingCourseState;
  /** The person came by the link of a code. */
  isCameFor: boolean;
};

/**
 * The check-in to a training course: to the menu that a scanned link names, else to that of the moment or of today; on other days there
 * is none (EVENT-19, EVENT-28, EVENT-29).
 */
export default function TrainingCheckIn({ state, isCameFor }: TrainingCheckInProps) {
  const { trainingCourse, enrolledUsers, menuIDQrCode } = state;
  const now = useServerNow();
  const person = usePerson();
  const attendedIds = enrolledUsers.find(({ id }) => id === person?.id)?.attendanceAts ?? [];
  const targetOf = (menuId: number) =>
    ({ kind: 'training', trainingCourseId: trainingCourse.id, menuId }) as const;
  const { target, token, isUnreadable, nextTarget } = useCheckInTarget({
    search: trainingCourseSearch,
    sittings: trainingCourse.menus.map((menu) => ({
      ...menu,
      target: targetOf(menu.id),
      isAttended: attendedIds.includes(menu.id),
    })),
    targetOf: () => (menuIDQrCode === undefined ? undefined : targetOf(menuIDQrCode)),
  });
  if (!person) return null;
  if (target?.kind !== 'training') return isUnreadable ? <UnreadablePanel isCameFor={isCameFor} /> : null;
  const answer = { graduation: trainingCourse, users: enrolledUsers };
  const chosen = trainingCourseState(answer, person.id, target.menuId);
  const menu = chosen.currentMenu;
  return (
    <CheckInPanel
      target={target}
      token={token}
      isUnreadable={isUnreadable}
      isCameFor={isCameFor}
      nextTarget={nextTarget}
      facts={trainingCheckInFacts(chosen)}
      title={trainingCourse.title}
      when={menu ? capitalized(tellSitting(menu, new Date(now))) : ''}
    />
  );
}
