import { Catalogue } from './catalogue.tsx';
import { EventsRegion } from './events-region.tsx';
import { InformationRegion } from './information-region.tsx';
import { InterestsRegion } from './interests-region.tsx';
import { NewCoursesRegion } from './new-courses-region.tsx';

/** What stands under what is due; its code travels beside the first paint, not before it. */
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
