import * as account from './handlers/account.ts';
import * as configuration from './handlers/configuration.ts';
import * as contentDoubts from './handlers/content-doubts.ts';
import * as contentRatings from './handlers/content-ratings.ts';
import * as courseContents from './handlers/course-contents.ts';
import * as courseTracks from './handlers/course-tracks.ts';
import * as courses from './handlers/courses.ts';
import * as decoins from './handlers/decoins.ts';
import * as enrollments from './handlers/enrollments.ts';
import * as eventContents from './handlers/event-contents.ts';
import * as faq from './handlers/faq.ts';
import * as informations from './handlers/informations.ts';
import * as notifications from './handlers/notifications.ts';
import * as orders from './handlers/orders.ts';
import * as people from './handlers/people.ts';
import * as schools from './handlers/schools.ts';
import * as session from './handlers/session.ts';
import * as shop from './handlers/shop.ts';
import * as statistics from './handlers/statistics.ts';
import * as suggestions from './handlers/suggestions.ts';
import type { Route } from './reply.ts';

const resources = [
  account,
  configuration,
  contentDoubts,
  contentRatings,
  courseContents,
  courseTracks,
  courses,
  decoins,
  enrollments,
  eventContents,
  faq,
  informations,
  notifications,
  orders,
  people,
  schools,
  session,
  shop,
  statistics,
  suggestions,
];

/** Every call that the sandbox answers. Handlers are exported under the name of their operation. */
export const routes: Route[] = resources.flatMap((handlers) =>
  Object.entries(handlers).map(([name, route]) => ({ ...route, name })),
);
