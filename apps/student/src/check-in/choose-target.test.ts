import { describe, expect, it } from 'vitest';
import { chooseTarget, nextTarget, type SittingOfPage } from './choose-target.ts';

const at = (moment: string) => Date.parse(`${moment}:00-03:00`);
const sitting = (menuId: number, startDate: string, hours: [string, string]): SittingOfPage => ({
  startDate,
  startHour: hours[0],
  endHour: hours[1],
  isAttended: false,
  target: { kind: 'training', trainingCourseId: 2, menuId },
});
const morning = sitting(21, '2026-03-02', ['09:00', '12:00']);
const afternoon = sitting(22, '2026-03-02', ['14:00', '17:00']);
const nextWeek = sitting(23, '2026-03-09', ['09:00', '12:00']);
const sittings = [morning, afternoon, nextWeek];
const attended = (given: SittingOfPage) => ({ ...given, isAttended: true });
const nothing = { sittings, named: undefined, hasArrived: false };
const early = at('2026-03-02T08:00');

describe('what the check-in of a page is for', () => {
  it.each([
    ['without a link, the sitting of the moment', nothing, morning.target],
    ['on a day without one, none', { ...nothing, sittings: [nextWeek] }, undefined],
    ['a link, whatever its day', { ...nothing, named: nextWeek.target, hasArrived: true }, nextWeek.target],
    ['what the address names after its token', { ...nothing, named: afternoon.target }, afternoon.target],
  ])('%s (EVENT-19)', (_, page, target) => {
    expect(chooseTarget(undefined, { ...page, now: early }).target).toEqual(target);
  });

  it('what was chosen stays once it is attended, and with time, until another sitting begins (EVENT-28)', () => {
    const page = { ...nothing, now: early };
    const chosen = chooseTarget(undefined, page);
    expect(chooseTarget(chosen, { ...page, sittings: [attended(morning), afternoon] })).toBe(chosen);
    expect(chooseTarget(chosen, { ...page, now: at('2026-03-02T08:59') })).toBe(chosen);
    const later = { ...page, sittings: [attended(morning), afternoon], now: at('2026-03-02T14:00') };
    expect(chooseTarget(chosen, later).target).toEqual(afternoon.target);
  });

  it('it is gone with its day', () => {
    const chosen = chooseTarget(undefined, { ...nothing, now: early });
    expect(chooseTarget(chosen, { ...nothing, now: at('2026-03-03T08:00') }).target).toBeUndefined();
  });

  it('a link stays chosen when its token has left the address, and gives way to another one', () => {
    const named = afternoon.target;
    const arriving = chooseTarget(undefined, { ...nothing, named, hasArrived: true, now: early });
    const after = chooseTarget(arriving, { ...nothing, named, now: early });
    expect(after).toBe(arriving);
    const known = chooseTarget(undefined, { ...nothing, now: early });
    const again = { ...nothing, named: morning.target, sittings: [attended(morning), afternoon], now: early };
    const arrivedAgain = chooseTarget(known, { ...again, hasArrived: true });
    expect(chooseTarget(arrivedAgain, again).target).toEqual(morning.target);
    const other = { ...nothing, named: nextWeek.target, hasArrived: true, now: early };
    expect(chooseTarget(after, other).target).toEqual(nextWeek.target);
  });
});

it.each([
  ['the one that comes', [attended(morning), afternoon], '2026-03-02T11:00', afternoon.target],
  ['the one that was missed', [morning, attended(afternoon)], '2026-03-02T16:00', morning.target],
  ['none, where all of today were attended', [attended(morning), nextWeek], '2026-03-02T11:00', undefined],
])('a code that who is present types by itself is for %s (EVENT-19)', (_, held, moment, target) => {
  expect(nextTarget(held, at(moment))).toEqual(target);
});
