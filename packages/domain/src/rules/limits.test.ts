import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import constants from '../../../../docs/spec/constants.json' with { type: 'json' };
import { AddressInput } from '../entities/address.ts';
import { LoginCredentials, NewPassword } from '../entities/credentials.ts';
import { OnboardingUser } from '../entities/profile.ts';
import { SuggestionInput } from '../entities/suggestion.ts';
import { formatCount } from '../formats/count.ts';
import { formatDuration } from '../formats/duration.ts';
import { formatRating } from '../formats/rating.ts';
import { cpfDigits, maskCpf } from '../masks/cpf.ts';
import { accessStatistics } from './accesses-by-day.ts';
import { birthDateProblem } from './birth-date.ts';
import { checkpointProblem } from './checkpoint.ts';
import { hasCompany } from './company.ts';
import { contentTypes, finishedProgress, progressSaveInterval, reachMinimum } from './content-lifecycle.ts';
import { kindOfEvent } from './event-kind.ts';
import { openAtFirst } from './faq.ts';
import { maxSchoolChips } from './filters.ts';
import { interestsProblem } from './interests.ts';
import { credentialsProblems, loginMaxLength } from './login.ts';
import { coursePageSize, longCoursePageFrom, pageSizes } from './page-size.ts';
import { clampPage, ellipsisFrom, pageWindow } from './pagination.ts';
import { passwordMinLength, passwordStrength } from './password.ts';
import { imageProblem } from './profile-image.ts';
import { maxStars, ratingProblems } from './rating.ts';
import { searchDebounce } from './search-term.ts';
import { maxSpeed, speedProblem } from './speed.ts';
import { suggestionProblems } from './suggestion.ts';
import { seesAdminPanel, userTypes } from './user-type.ts';

const text = (length: number) => 'a'.repeat(length);
const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const equals = (known: number) => (value: number) => known === value;

/** Holds at this value and no longer at the next one. */
const atMost = (fits: (value: number) => boolean) => (value: number) => fits(value) && !fits(value + 1);

/** What each constant of the specification decides here: whether this code goes by the value. */
const decided: Readonly<Record<string, (value: number) => boolean>> = {
  'interests.max': (max) =>
    atMost((count) => interestsProblem(ids(count)) === undefined)(max) &&
    atMost((count) => v.is(OnboardingUser, { interests: ids(count) }))(max),
  'rating.starsMin': (stars) =>
    !ratingProblems({ stars, message: 'Bom.' }).stars &&
    Boolean(ratingProblems({ stars: stars - 1, message: 'Bom.' }).stars),
  'rating.starsMax': (max) =>
    maxStars === max && atMost((stars) => !ratingProblems({ stars, message: 'Bom.' }).stars)(max),
  'rating.messageRequiredBelow': (stars) =>
    !ratingProblems({ stars }).message && Boolean(ratingProblems({ stars: stars - 1 }).message),
  'course.card.ratingDecimals': (decimals) => formatRating(4.25).split(',')[1]?.length === decimals,
  'player.speedMinExclusive': (speed) =>
    Boolean(speedProblem(speed)) && speedProblem(speed + 0.01) === undefined,
  'player.speedMax': (speed) =>
    maxSpeed === speed && speedProblem(speed) === undefined && Boolean(speedProblem(speed + 0.01)),
  'player.checkpointMin': (seconds) =>
    checkpointProblem(seconds) === undefined && Boolean(checkpointProblem(seconds - 0.01)),
  'accessStatistics.interval': equals(accessStatistics.interval),
  'player.progressSaveInterval': equals(progressSaveInterval),
  'player.progressMax': equals(finishedProgress),
  'player.reachMin': equals(reachMinimum),
  'player.finished': equals(finishedProgress),
  'contentType.youtube': equals(contentTypes.youtube),
  'contentType.scorm': equals(contentTypes.scorm),
  'contentType.pdf': equals(contentTypes.pdf),
  'contentType.exercise': equals(contentTypes.exercise),
  'contentType.mp3': equals(contentTypes.mp3),
  'contentType.searchForm': equals(contentTypes.searchForm),
  'event.type.event': (type) => kindOfEvent(type) === 'event',
  'event.type.training': (type) => kindOfEvent(type) === 'training',
  'userType.student': equals(userTypes.student),
  'userType.administrator': equals(userTypes.administrator),
  'userType.teamManager': equals(userTypes.teamManager),
  'userType.adminLinkAlso': (type) => seesAdminPanel(type) && !seesAdminPanel(type - 1),
  'company.minIdExclusive': (id) => !hasCompany([{ id }]) && hasCompany([{ id: id + 1 }]),
  'image.maxBytes': atMost((size) => imageProblem({ name: 'eu.png', size }) === undefined),
  'image.maxMegabytes': (megabytes) =>
    atMost((size) => imageProblem({ name: 'eu.png', size }) === undefined)(megabytes * 1024 ** 2),
  'suggestion.titleMax': atMost(
    (length) =>
      !suggestionProblems({ title: text(length), description: 'b' }).title &&
      v.is(SuggestionInput, { title: text(length), description: 'b' }),
  ),
  'suggestion.descriptionMax': atMost(
    (length) =>
      !suggestionProblems({ title: 'b', description: text(length) }).description &&
      v.is(SuggestionInput, { title: 'b', description: text(length) }),
  ),
  'search.debounce': equals(searchDebounce),
  'globalSearch.page': (page) => clampPage(0, 9) === page,
  'globalSearch.limit': equals(pageSizes.globalSearch),
  'courses.pageSizeWide': (size) => coursePageSize(longCoursePageFrom) === size,
  'courses.pageSizeNarrow': (size) => coursePageSize(longCoursePageFrom - 1) === size,
  'courses.pageSizeWidth': equals(longCoursePageFrom),
  'comments.pageSize': equals(pageSizes.comments),
  'trackCourses.pageSize': equals(pageSizes.trackCourses),
  'favorites.pageSize': equals(pageSizes.favoriteTrainings),
  'users.pageSize': equals(pageSizes.users),
  'interestCourses.pageSize': equals(pageSizes.interestCourses),
  'statements.pageSize': equals(pageSizes.statement),
  'products.pageSize': equals(pageSizes.products),
  'instructorCourses.pageSize': equals(pageSizes.instructorCourses),
  'progressCourses.pageSize': equals(pageSizes.coursesInProgress),
  'pills.pageSize': equals(pageSizes.pills),
  'trackTrainings.pageSize': equals(pageSizes.trackTrainings),
  'pagination.firstPage': (page) => clampPage(0, 9) === page && pageWindow(0, 9)[0] === page,
  'pagination.allShownBelow': (pages) =>
    ellipsisFrom === pages &&
    !pageWindow(1, pages - 1).includes('ellipsis') &&
    pageWindow(1, pages).includes('ellipsis'),
  'breakpoint.counts': (width) =>
    formatCount(1500, width - 1) === '1,5k' && formatCount(1500, width) === '1.500',
  'counts.thousand': (count) => formatCount(count, 0) === '1k' && formatCount(count - 1, 0) === '999',
  'counts.million': (count) => formatCount(count, 0) === '1m' && formatCount(count - 1, 0) === '999,9k',
  'duration.minutesBelow': (seconds) =>
    formatDuration(seconds - 1) === '59:59m' && formatDuration(seconds) === '1:00:00h',
  'duration.hoursOnlyAbove': (seconds) =>
    formatDuration(seconds) === '24:00:00h' && formatDuration(seconds + 1) === '24h',
  'login.inputMax': (max) =>
    loginMaxLength === max &&
    atMost((length) => !credentialsProblems({ login: `@${text(length - 1)}`, password: 'a' }).login)(max) &&
    atMost((length) => v.is(LoginCredentials, { login: text(length), password: 'a' }))(max),
  'recovery.inputMax': equals(loginMaxLength),
  'cpf.digits': equals(cpfDigits),
  'cpf.maskedLength': (length) => maskCpf('9'.repeat(cpfDigits)).length === length,
  'address.numberMin': (number) =>
    v.is(AddressInput, { addressNumber: number }) && !v.is(AddressInput, { addressNumber: number - 1 }),
  'password.minLength': (length) =>
    passwordMinLength === length &&
    !v.is(NewPassword, { password: text(length - 1), confirmation: text(length - 1) }) &&
    v.is(NewPassword, { password: text(length), confirmation: text(length) }),
  'password.strongAbove': (entropy) =>
    passwordStrength({ entropy, minEntropy: 50 }) === 'good' &&
    passwordStrength({ entropy: entropy + 0.1, minEntropy: 50 }) === 'strong',
  'faq.openFirst': (count) => openAtFirst(ids(3).map((id) => ({ id, question: 'Como?' }))).length === count,
};

const numbers = constants.filter(({ key }) => key in decided);

describe('goes by the specification', () => {
  /** The table above, and so LIMITS-01 to LIMITS-06, LIMITS-09, LIMITS-11, LIMITS-13 and REGISTER-07. */
  it.each(numbers)('$key: $value', ({ key, value }) => {
    expect(decided[key]?.(Number(value))).toBe(true);
  });

  it('birthDate.min: 1900-01-01', () => {
    const first = String(constants.find(({ key }) => key === 'birthDate.min')?.value);
    expect([
      birthDateProblem(first, '2026-03-02'),
      birthDateProblem(`${Number(first.slice(0, 4)) - 1}-12-31`, '2026-03-02'),
    ]).toEqual([undefined, 'DATE_OUT_OF_RANGE']);
  });

  it('everything that is decided here is a constant of the specification', () => {
    expect(numbers.map(({ key }) => key).sort()).toEqual(Object.keys(decided).sort());
  });

  it('what the specification leaves open has one value', () => {
    expect([maxSchoolChips, pageSizes.favoriteProducts]).toEqual([8, 20]);
  });
});
