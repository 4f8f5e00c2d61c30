import { type CheckInCode, type CheckInTarget, checkInKey } from '@student/domain';
import { paths } from '../paths.ts';
import { prefix } from '../places.ts';
import type { Platform } from '../platform.ts';
import { tabKeys } from '../tab-keys.ts';

type TabStorage = Pick<Platform, 'tabStorage'>['tabStorage'];

/** Where links of this app begin; codes of any other origin are none of it. */
export const appHome = (): string => `${location.origin}${prefix}/`;

/** The address of the page that a code is for, with the code in it (EVENT-19). */
export function hrefOfCode({ token, target }: CheckInCode & { target: CheckInTarget }): string {
  return target.kind === 'event'
    ? paths.event({ eventId: target.eventId, classId: target.classId, token, date: target.date })
    : paths.trainingCourse({ trainingCourseId: target.trainingCourseId, token, menuID: target.menuId });
}

/** Keeps the token of a code in this tab, so that it need not stay in the address; over a reload, and over signing in. */
export function keepToken(storage: TabStorage, target: CheckInTarget, token: string): void {
  storage.setItem(tabKeys.checkIn, JSON.stringify({ key: checkInKey(target), token }));
}

/** The token that was kept for this, if any. */
export function keptToken(storage: TabStorage, target: CheckInTarget): string | undefined {
  try {
    const { key, token } = JSON.parse(storage.getItem(tabKeys.checkIn) ?? '{}');
    return key === checkInKey(target) && typeof token === 'string' ? token : undefined;
  } catch {
    // What another version or a person has written there is no token.
    return undefined;
  }
}

export function forgetToken(storage: TabStorage): void {
  storage.removeItem(tabKeys.checkIn);
}
