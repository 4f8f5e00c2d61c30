import {
  capitalized,
  formatDate,
  sittingStateOf,
  sittingsInOrder,
  type TrainingCourseMenu,
  tellSitting,
} from '@student/domain';
import type { SittingListItem } from '@student/ui';
import { sittings as words } from '../pt-br/sittings.ts';
import { placeName } from './place-fact.tsx';

/**
 * Sittings as the list shows them, in the order in which they are held (EVENT-04, EVENT-22).
 *
 * @param attendedIds of the sittings that the person attended; `undefined` for who is not enrolled
 */
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
