import type { AnyEndpoint } from './endpoint.ts';
import * as account from './endpoints/account.ts';
import * as addresses from './endpoints/addresses.ts';
import * as annotations from './endpoints/annotations.ts';
import * as certificates from './endpoints/certificates.ts';
import * as configuration from './endpoints/configuration.ts';
import * as courseContents from './endpoints/course-contents.ts';
import * as courseTracks from './endpoints/course-tracks.ts';
import * as courses from './endpoints/courses.ts';
import * as currentUser from './endpoints/current-user.ts';
import * as decoins from './endpoints/decoins.ts';
import * as enrollments from './endpoints/enrollments.ts';
import * as evaluationForms from './endpoints/evaluation-forms.ts';
import * as eventContents from './endpoints/event-contents.ts';
import * as events from './endpoints/events.ts';
import * as exerciseQuestionnaires from './endpoints/exercise-questionnaires.ts';
import * as faq from './endpoints/faq.ts';
import * as favorites from './endpoints/favorites.ts';
import * as informations from './endpoints/informations.ts';
import * as instructors from './endpoints/instructors.ts';
import * as interests from './endpoints/interests.ts';
import * as notifications from './endpoints/notifications.ts';
import * as orders from './endpoints/orders.ts';
import * as passwordRecovery from './endpoints/password-recovery.ts';
import * as people from './endpoints/people.ts';
import * as pills from './endpoints/pills.ts';
import * as ratings from './endpoints/ratings.ts';
import * as recommendations from './endpoints/recommendations.ts';
import * as registration from './endpoints/registration.ts';
import * as schools from './endpoints/schools.ts';
import * as session from './endpoints/session.ts';
import * as sessionChecks from './endpoints/session-checks.ts';
import * as shop from './endpoints/shop.ts';
import * as statistics from './endpoints/statistics.ts';
import * as suggestions from './endpoints/suggestions.ts';
import * as trainingCourses from './endpoints/training-courses.ts';
import * as uploads from './endpoints/uploads.ts';

/**
 * Every endpoint by resource and operation id: the table of the contract. For tests, the sandbox and the generated
 * document; an app imports single endpoints, so that it holds no others.
 */
export const resources: Readonly<Record<string, Readonly<Record<string, AnyEndpoint>>>> = {
  account: { ...account, ...currentUser },
  addresses,
  annotations,
  certificates,
  configuration,
  'course-contents': courseContents,
  'course-tracks': courseTracks,
  courses,
  decoins,
  enrollments,
  'evaluation-forms': evaluationForms,
  'event-contents': eventContents,
  events,
  'exercise-questionnaires': exerciseQuestionnaires,
  faq,
  favorites,
  informations,
  instructors,
  interests,
  notifications,
  orders,
  'password-recovery': passwordRecovery,
  people,
  pills,
  ratings,
  recommendations,
  registration,
  schools,
  session: { ...session, ...sessionChecks },
  shop,
  statistics,
  suggestions,
  'training-courses': trainingCourses,
  uploads,
};

/** One operation of the contract. */
export interface Operation {
  readonly resource: string;
  readonly operationId: string;
  readonly endpoint: AnyEndpoint;
}

/** Every operation of the contract, in the order of the resources. */
export const operations: readonly Operation[] = Object.entries(resources).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints)
    .filter(([, endpoint]) => endpoint.isImplemented)
    .map(([operationId, endpoint]) => ({ resource, operationId, endpoint })),
);
