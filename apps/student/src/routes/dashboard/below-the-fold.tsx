import { Catalogue } from './catalogue.tsx';
import { EventsRegion } from './events-region.tsx';
import { InformationRegion } from './information-region.tsx';
import { InterestsRegion } from './interests-region.tsx';
import { NewCoursesRegion } from './new-courses-region.tsx';

/** What stands under the required tracks and the started courses; its code is loaded after the first paint has begun. */
export default function BelowTheFold() {
  return (
    <>
      <NewCoursesRegion />
      <EventsRegion />
      <InterestsRegion />
      <InformationRegion />
      <Catalogue />
    </>
  );
}
