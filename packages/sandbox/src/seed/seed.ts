import type { Store } from '../store/store.ts';
import { seedCourses } from './courses.ts';
import { datesFrom } from './dates.ts';
import { seedEvents } from './events.ts';
import { seedFaq } from './faq.ts';
import { seedFavorites } from './favorites.ts';
import { seedForms } from './forms.ts';
import { seedInstructors } from './instructors.ts';
import { seedNotifications } from './notifications.ts';
import { seedPeople } from './people.ts';
import { seedPills } from './pills.ts';
import { seedPlace } from './place.ts';
import { seedProgress } from './progress.ts';
import { seedQuestions } from './questions.ts';
import { seedRatings } from './ratings.ts';
import { seedSchools } from './schools.ts';
import { seedShop } from './shop.ts';
import { seedStatement } from './statement.ts';
import { seedTracks } from './tracks.ts';
import { seedTrainingCourses } from './training-courses.ts';

/**
 * Fills an empty store with the whole seed, dated around `now`.
 *
 * @param hash what `credentials` keep of the password that all seeded people share
 */
export const seed = (store: Store, now: Date, hash: string) => {
  const dates = datesFrom(now);
  seedPlace(store, dates);
  seedPeople(store, dates, hash);
  seedInstructors(store);
  seedSchools(store, dates);
  seedForms(store, dates);
  seedCourses(store, dates);
  seedEvents(store, dates);
  seedTrainingCourses(store, dates);
  seedTracks(store, dates);
  seedQuestions(store);
  seedProgress(store, dates);
  seedRatings(store, dates);
  seedFavorites(store, dates);
  seedPills(store, dates);
  seedFaq(store, dates);
  seedNotifications(store, dates);
  seedShop(store, dates);
  seedStatement(store, dates);
};
