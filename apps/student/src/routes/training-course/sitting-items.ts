import {
  capitalized,
  formatDate,
  sittingStateOf,
  sittingsInOrder,
  type TrainingCourseMenu,
  tellSitting,
} from '@student/domain';
import type { SittingListItem } from '@student/ui';
import { placeName } from '../../courses/place-fact.tsx';
import { trainingCourse as words } from '../../pt-br/training-course.ts';

/** The sittings as the list shows them, in the order in which they are held. @param attendedIds `undefined` for who is not enrolled */
export const sittingItems = (
  menus: readonly TrainingCourseMenu[],
  attendedIds: readonly number[] | undefined,
  now: Date,
): SittingListItem[] =>
  sittingsInOrder(menus).map((menu) => {
    const { id, startDate, location } = menu;
    return {
      id,
      startDate,
      day: String(Number(startDate.slice(8))),
      month: words.months[Number(startDate.slice(5, 7)) - 1] ?? '',
      when: capitalized(tellSitting(menu, now)),
      date: formatDate(startDate),
      place: placeName(location),
      state: sittingStateOf(menu, attendedIds, now),
    };
  });
