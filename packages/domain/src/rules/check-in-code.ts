import * as v from 'valibot';
import { Day } from '../entities/values.ts';
import { readId } from './ids.ts';

/** What somebody checks in to: a day of an event class (EVENT-16), or a menu of a training course (EVENT-29). */
export type CheckInTarget =
  | { kind: 'event'; eventId: number; classId: number; date: string }
  | { kind: 'training'; trainingCourseId: number; menuId: number };

/** What a code says: its token, which the call is sent with, and what it is for; one that was typed says only the token. */
export type CheckInCode = { token: string; target: CheckInTarget | undefined };

/** What the scheme Bearer takes (RFC 6750), at a length that an address has room for. */
const bearer = /^[\w.~+/-]{4,1024}={0,2}$/;

/**
 * Reads a check-in code that was scanned: a link to the event or training-course route of this app with its token and date, or its token
 * and menu (EVENT-19). `undefined` for every other text, such as a link to another host.
 *
 * @param home where the app is, such as `https://decola.com.br/student/`
 */
export function readCheckInLink(text: string, home: string): CheckInCode | undefined {
  const link = text.trim();
  if (!URL.canParse(link)) return undefined;
  const { origin, pathname, searchParams, username } = new URL(link);
  const app = new URL(home);
  if (origin !== app.origin || username !== '' || !pathname.startsWith(app.pathname)) return undefined;
  const token = searchParams.get('token') ?? '';
  const target = targetOf(pathname.slice(app.pathname.length), searchParams);
  return target && bearer.test(token) ? { token, target } : undefined;
}

/** Reads what was typed or pasted in the place of a scan: the same link, or the token alone (EVENT-19). */
export function readTypedCheckIn(text: string, home: string): CheckInCode | undefined {
  const typed = text.trim();
  if (URL.canParse(typed)) return readCheckInLink(typed, home);
  return bearer.test(typed) ? { token: typed, target: undefined } : undefined;
}

function targetOf(path: string, query: URLSearchParams): CheckInTarget | undefined {
  const [, event = '', group = ''] = /^event\/(\d+)\/class\/(\d+)\/?$/.exec(path) ?? [];
  const [eventId, classId, date] = [readId(event), readId(group), query.get('date')];
  if (eventId && classId) return v.is(Day, date) ? { kind: 'event', eventId, classId, date } : undefined;
  const [, course = ''] = /^training-course\/(\d+)\/?$/.exec(path) ?? [];
  const [trainingCourseId, menuId] = [readId(course), readId(query.get('menuID') ?? '')];
  return trainingCourseId && menuId ? { kind: 'training', trainingCourseId, menuId } : undefined;
}

/** How a check-in is named where text is needed, as in the outbox: `check-in/event/6/61/2026-03-02`, `check-in/training/2/22`. */
export const checkInKey = (target: CheckInTarget): string =>
  target.kind === 'event'
    ? `check-in/event/${target.eventId}/${target.classId}/${target.date}`
    : `check-in/training/${target.trainingCourseId}/${target.menuId}`;

/** What `checkInKey` named; `undefined` for any other text. */
export function readCheckInKey(key: string): CheckInTarget | undefined {
  const [, event = '', group = '', date] =
    /^check-in\/event\/(\d+)\/(\d+)\/(\d{4}-\d\d-\d\d)$/.exec(key) ?? [];
  const [eventId, classId] = [readId(event), readId(group)];
  if (eventId && classId && v.is(Day, date)) return { kind: 'event', eventId, classId, date };
  const [, course = '', menu = ''] = /^check-in\/training\/(\d+)\/(\d+)$/.exec(key) ?? [];
  const [trainingCourseId, menuId] = [readId(course), readId(menu)];
  return trainingCourseId && menuId ? { kind: 'training', trainingCourseId, menuId } : undefined;
}

/** Whether two check-ins are of the same class or training course, be it on different days. */
export const isSamePage = (one: CheckInTarget, other: CheckInTarget): boolean =>
  one.kind === 'event'
    ? other.kind === 'event' && one.eventId === other.eventId && one.classId === other.classId
    : other.kind === 'training' && one.trainingCourseId === other.trainingCourseId;
