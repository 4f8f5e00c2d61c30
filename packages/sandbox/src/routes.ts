import * as account from './handlers/account.ts';
import * as addresses from './handlers/addresses.ts';
import * as annotations from './handlers/annotations.ts';
import * as certificates from './handlers/certificates.ts';
import * as configuration from './handlers/configuration.ts';
import * as contentDoubts from './handlers/content-doubts.ts';
import * as contentRatings from './handlers/content-ratings.ts';
import * as courseContents from './handlers/course-contents.ts';
import * as courseTracks from './handlers/course-tracks.ts';
import * as courses from './handlers/courses.ts';
import * as decoins from './handlers/decoins.ts';
import * as enrollments from './handlers/enrollments.ts';
import * as evaluationForms from './handlers/evaluation-forms.ts';
import * as eventContents from './handlers/event-contents.ts';
import * as events from './handlers/events.ts';
import * as exerciseQuestionnaires from './handlers/exercise-questionnaires.ts';
import * as faq from './handlers/faq.ts';
import * as favorites from './handlers/favorites.ts';
import * as informations from './handlers/informations.ts';
import * as instructors from './handlers/instructors.ts';
import * as interests from './handlers/interests.ts';
import * as notifications from './handlers/notifications.ts';
import * as orders from './handlers/orders.ts';
import * as passwordRecovery from './handlers/password-recovery.ts';
import * as people from './handlers/people.ts';
import * as pills from './handlers/pills.ts';
import * as ratings from './handlers/ratings.ts';
import * as recommendations from './handlers/recommendations.ts';
import * as registration from './handlers/registration.ts';
import * as schools from './handlers/schools.ts';
import * as session from './handlers/session.ts';
import * as shop from './handlers/shop.ts';
import * as statistics from './handlers/statistics.ts';
import * as suggestions from './handlers/suggestions.ts';
import * as trainingCourses from './handlers/training-courses.ts';
import * as uploads from './handlers/uploads.ts';
import type { Route } from './reply.ts';

const resources = [
  account,
  addresses,
  annotations,
  certificates,
  configuration,
  contentDoubts,
  contentRatings,
  courseContents,
  courseTracks,
  courses,
  decoins,
  enrollments,
  evaluationForms,
  eventContents,
  events,
  exerciseQuestionnaires,
  faq,
  favorites,
  informations,
  instructors,
  interests,
  notifications,
  orders,
  passwordRecovery,
  people,
  pills,
  ratings,
  recommendations,
  registration,
  schools,
  session,
  shop,
  statistics,
  suggestions,
  trainingCourses,
  uploads,
];

/** Every call that the sandbox answers. Handlers are exported under the name of their operation. */
export const routes: Route[] = resources.flatMap((handlers) =>
  Object.entries(handlers).map(([name, route]) => ({ ...route, name })),
);
