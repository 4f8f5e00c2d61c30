import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Message = { key: string; text: string };

const messages: Message[] = JSON.parse(
  readFileSync(new URL('../../../../docs/spec/messages.json', import.meta.url), 'utf8'),
);
const catalogues = import.meta.glob(['./*.ts', '!./*.test.ts'], { eager: true });
/** What components say by themselves. */
const ofComponents = import.meta.glob('../../../../packages/ui/src/**/*.words.ts', { eager: true });

/** Where each message stands: its catalogue, and its path there. */
const places: Readonly<Record<string, readonly string[]>> = {
  'header.search.placeholder': ['shell.search', 'header-search.placeholder'],
  'userMenu.accessProfile': ['menu.profile'],
  'userMenu.section.home': ['dashboard.title', 'menu.home'],
  'userMenu.section.administration': ['menu.administration'],
  'userMenu.section.trainings': ['menu.trainings'],
  'userMenu.section.more': ['menu.more'],
  'userMenu.item.myDashboard': ['menu.myDashboard', 'shell.titles.statistics'],
  'userMenu.item.requiredTracks': ['menu.requiredTracks'],
  'userMenu.item.myTrainings': ['menu.myTrainings'],
  'userMenu.item.recommendedTrainings': ['menu.recommended'],
  'userMenu.item.favoriteTrainings': ['menu.favorites'],
  'userMenu.item.statement': ['menu.statement', 'shell.titles.statement'],
  'userMenu.item.orderHistory': ['menu.orders'],
  'userMenu.item.shop': ['menu.shopSection', 'menu.shop', 'shell.titles.shop'],
  'userMenu.item.suggestion': ['menu.suggestion'],
  'userMenu.item.adminPanel': ['menu.adminPanel'],
  'userMenu.item.myTeams': ['menu.teams'],
  'userMenu.logout': ['menu.signOut', 'user-menu.signOut'],
  'auth.logout.title': ['auth.signOut.title'],
  'auth.logout.description': ['auth.signOut.text'],
  'auth.logout.cancel': ['auth.signOut.cancel'],
  'auth.logout.confirm': ['auth.signOut.confirm'],
  'auth.login.createAccount': ['auth.panel.signUp', 'registration.title'],
  'auth.login.forgotPassword': ['auth.panel.forgot', 'recovery.method.title'],
  'auth.terms.required': ['errors.TERMS_NOT_ACCEPTED'],
  'auth.session.expired': ['errors.ACCESS_SESSION_EXPIRED', 'session.expired'],
  'userPicker.title': ['recommendation.title'],
  'userPicker.confirm': ['user-picker.confirm'],
  'indication.success': ['recommendation.success'],
  'suggestion.success': ['suggestion.sent'],
  'recovery.identity.success': ['recovery.identity.success'],
  'recovery.password.hint': ['auth.firstLogin.hint'],
  'recovery.password.success': ['auth.firstLogin.success', 'recovery.newPassword.success'],
  'register.zip.notFound': ['errors.ZIP_CODE_NOT_FOUND'],
  'register.success': ['registration.success'],
  'landing.newCourses.title': ['landing.newTitle'],
  'landing.mission.school.corporate': ['landing.schools.corporate'],
  'landing.mission.school.operations': ['landing.schools.operations'],
  'landing.mission.school.administration': ['landing.schools.administration'],
  'landing.mission.school.managementLeadership': ['landing.schools.leadership'],
  'landing.mission.school.market': ['landing.schools.market'],
  'landing.mission.school.tools': ['landing.schools.tools'],
  'faq.search.placeholder': ['faq.search'],
  'faq.search.empty': ['faq.empty'],
  'faq.loadError': ['errors.INFORMATION_NOT_LOADED'],
  'dashboard.requiredTracks.title': ['dashboard.requiredTitle'],
  'dashboard.requiredTracks.flag': ['dashboard.required'],
  'dashboard.requiredTracks.seeMore': ['dashboard.moreTracks', 'required-tracks.more'],
  'dashboard.requiredTracks.seeLess': ['dashboard.fewerTracks', 'required-tracks.less'],
  'dashboard.continue.title': ['dashboard.underWayTitle'],
  'dashboard.pills.title': ['pills.title'],
  'dashboard.pills.viewTraining': ['pills.viewTraining'],
  'dashboard.events.title': ['dashboard.eventsTitle'],
  'dashboard.events.label.event': ['dashboard.event', 'shell.titles.event', 'event-card.event'],
  'dashboard.events.label.training': ['dashboard.training', 'shell.titles.training', 'event-card.training'],
  'dashboard.interests.title': ['dashboard.interestsTitle'],
  'dashboard.tracks.search': ['dashboard.trackWords.search'],
  'dashboard.tracks.select': ['dashboard.trackWords.select'],
  'dashboard.tracks.remove': ['multi-select.remove'],
  'dashboard.tracks.selected': ['multi-select.selected'],
  'dashboard.tracks.notFound': ['multi-select.none'],
  'dashboard.courses.search.placeholder': ['dashboard.search'],
  'dashboard.courses.empty': ['dashboard.empty'],
  'course.card.finished': ['content.done', 'course.done', 'content-list.states.done', 'course-card.finished'],
  'course.card.inProgress': ['course.inProgress', 'course-card.progress'],
  'comments.empty': ['dashboard.comments.empty', 'comment-list.empty'],
  'onboarding.photo.title': ['onboarding.photo.title'],
  'cropper.selectImage': ['photo.select'],
  'cropper.save': ['photo.save', 'study.save'],
  'image.invalidType': ['errors.INVALID_IMAGE_TYPE'],
  'image.tooLarge': ['errors.IMAGE_TOO_LARGE'],
  'overlay.alert.ok': ['shell.alertOk', 'alert-box.acknowledge'],
  'overlay.loading.default': ['shell.loading', 'media.loading'],
  'notifications.empty': ['notifications.empty', 'notification-list.empty'],
  'notifications.deleted': ['notifications.removed'],
  'table.empty': ['table.empty'],
  'rating.invalidStars': ['errors.INVALID_RATING', 'errors.INVALID_RATING.stars'],
  'rating.messageRequired': ['errors.INVALID_RATING.message'],
  'doubt.titleRequired': ['errors.INVALID_CONTENT_DOUBT', 'errors.INVALID_CONTENT_DOUBT.title'],
  'doubt.descriptionRequired': ['errors.INVALID_CONTENT_DOUBT.description'],
  'doubt.invalidId': ['errors.INVALID_ID'],
  'doubt.emptyTitle': ['errors.EMPTY_FIELD.title'],
  'doubt.emptyDescription': ['errors.EMPTY_FIELD.description'],
  'note.textRequired': ['errors.INVALID_CONTENT_ANNOTATION'],
  'player.invalidSpeed': ['errors.INVALID_SPEED_RATE'],
  'player.invalidCheckpoint': ['errors.INVALID_CHECKPOINT'],
  'event.alreadyEnrolled': ['errors.ALREADY_ENROLLED'],
  'event.maxCapacity': ['errors.MAX_CAPACITY_REACHED'],
  'event.classFinished': ['errors.EVENT_CLASS_FINISHED'],
  'error.connection': ['errors.NO_RESPONSE', 'errors.TIMEOUT'],
  'error.unexpected': ['errors.UNEXPECTED_ERROR', 'shell.crash.title'],
  'error.notImplemented': ['errors.NOT_IMPLEMENTED'],
  'error.contentStateNotReady': ['errors.CONTENT_STATE_NOT_READY'],
};

const textsIn = (value: unknown, path: string): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${path}.${name}`));
};
const catalogueOf = (file: string) => /([\w-]+)(?:\.words)?\.ts$/.exec(file)?.[1] ?? file;
const texts = new Map(
  Object.entries({ ...ofComponents, ...catalogues }).flatMap(([file, exported]) =>
    Object.values(exported as object).flatMap((words) => textsIn(words, catalogueOf(file))),
  ),
);

it('what the specification words stands word for word in its own place', () => {
  expect(messages.map(({ key }) => key).filter((key) => !places[key])).toEqual([]);
  const differing = messages.flatMap(({ key, text }) =>
    (places[key] ?? [])
      .filter((place) => texts.get(place) !== text)
      .map((place) => `${key}: ${place} says ${texts.get(place)}`),
  );
  expect(differing).toEqual([]);
});
