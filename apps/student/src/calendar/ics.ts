import { endOfSitting, eventTimeZone, momentOf, type SittingTime, type WallClock } from '@student/domain';
import ICAL from 'ical.js';
import { observancesOf } from './time-zone.ts';

/** One sitting as a calendar takes it. Those of a training course have a number of their own. */
export type CalendarSitting = SittingTime & { id?: number; location?: string | null };

/** What is put into a person's calendar: a class or a training course with all its sittings. */
export interface CalendarFile {
  title: string;
  sittings: readonly CalendarSitting[];
  /** Where sittings are that do not say so themselves. */
  location?: string | null;
  /** The address of its page. */
  url: string;
  /** Names it for good, such as `event-2-class-21`: a file that is opened again changes what it brought before. */
  uidBase: string;
  now: Date;
}

/** Before a sitting: a day, an hour. */
const alarms = ['-P1D', '-PT1H'];
const yearInMs = 366 * 86_400_000;

/**
 * The text of an `.ics` file (RFC 5545): hours on the clocks of São Paulo with the rules of its zone, a stable UID for each
 * sitting, and a sequence that grows with time, so that it takes the place of what the person has already.
 */
export function icsOf({ title, sittings, location, url, uidBase, now }: CalendarFile): string {
  // The space that begins a folded line is not counted by the library: 74 of its octets are 75 in the file.
  ICAL.foldLength = 74;
  const calendar = new ICAL.Component('vcalendar');
  const said = {
    version: '2.0',
    prodid: '-//Student//Agenda//PT-BR',
    calscale: 'GREGORIAN',
    method: 'PUBLISH',
  };
  for (const [name, value] of Object.entries(said)) calendar.addPropertyWithValue(name, value);
  calendar.addSubcomponent(zoneOf(sittings));
  const names = namesOf(sittings);
  sittings.forEach((sitting, at) => {
    const event = new ICAL.Component('vevent');
    const end = endOfSitting(sitting);
    event.addPropertyWithValue('uid', `${uidBase}-${names[at]}@${new URL(url).hostname}`);
    event.addPropertyWithValue('dtstamp', timeOf(now));
    event.addPropertyWithValue('last-modified', timeOf(now));
    event.addPropertyWithValue('sequence', Math.floor(now.getTime() / 60_000));
    addLocal(event, 'dtstart', { day: sitting.startDate, hour: sitting.startHour });
    if (end) addLocal(event, 'dtend', end);
    event.addPropertyWithValue('summary', title);
    const place = sitting.location || location;
    if (place) event.addPropertyWithValue('location', place);
    event.addPropertyWithValue('description', url);
    event.addPropertyWithValue('url', url);
    for (const trigger of alarms) event.addSubcomponent(alarmOf(title, trigger));
    calendar.addSubcomponent(event);
  });
  return `${calendar.toString()}\r\n`;
}

/**
 * What names each sitting among those of its class or training course: its number, else its day, as attendance does (EVENT-17), so that
 * one that is cancelled leaves the names of the others alone. The second of a day has a number after it.
 */
function namesOf(sittings: readonly CalendarSitting[]): string[] {
  return sittings.map(({ id, startDate, startHour }) => {
    if (id !== undefined) return String(id);
    const before = sittings.filter((one) => one.startDate === startDate && one.startHour < startHour).length;
    return before === 0 ? startDate : `${startDate}-${before + 1}`;
  });
}

function addLocal(event: ICAL.Component, name: string, { day, hour }: WallClock) {
  const property = event.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(`${day}T${hour}:00`));
  property.setParameter('tzid', eventTimeZone);
}

const timeOf = (date: Date) => ICAL.Time.fromJSDate(new Date(Math.floor(date.getTime() / 1000) * 1000), true);

function alarmOf(title: string, trigger: string): ICAL.Component {
  const alarm = new ICAL.Component('valarm');
  alarm.addPropertyWithValue('action', 'DISPLAY');
  alarm.addPropertyWithValue('description', title);
  alarm.addPropertyWithValue('trigger', ICAL.Duration.fromString(trigger));
  return alarm;
}

/** The zone with what its clocks did in the year before the first sitting and until the year after the last. */
function zoneOf(sittings: readonly SittingTime[]): ICAL.Component {
  const times = sittings.map(({ startDate }) => momentOf({ day: startDate, hour: '12:00' }).getTime());
  const zone = new ICAL.Component('vtimezone');
  zone.addPropertyWithValue('tzid', eventTimeZone);
  const [from, to] = [new Date(Math.min(...times) - yearInMs), new Date(Math.max(...times) + yearInMs)];
  for (const { kind, start, offsetFrom, offsetTo } of observancesOf(eventTimeZone, from, to)) {
    const observance = new ICAL.Component(kind);
    observance.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(start));
    observance.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(offsetFrom * 60));
    observance.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(offsetTo * 60));
    zone.addSubcomponent(observance);
  }
  return zone;
}
