import type { Layout } from '@student/themes/tenant';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CourseDialogs } from '../../courses/course-dialogs.tsx';
import { paths } from '../../paths.ts';
import { Catalogue } from './catalogue.tsx';
import { dashboardSearch } from './dashboard.search.ts';
import { EventsRegion } from './events-region.tsx';
import { goToSection } from './go-to-section.ts';
import { InformationRegion } from './information-region.tsx';
import { InterestsRegion } from './interests-region.tsx';
import { NewCoursesRegion } from './new-courses-region.tsx';
import { OpenPill } from './open-pill.tsx';
import { PillsRegion } from './pills-region.tsx';
import { type DashboardRegion, regionOrder } from './region-order.ts';
import { RequiredTracksRegion } from './required-tracks-region.tsx';
import { UnderWayRegion } from './under-way-region.tsx';

const regions: Record<DashboardRegion, ComponentType> = {
  pills: PillsRegion,
  underWay: UnderWayRegion,
  required: RequiredTracksRegion,
  newCourses: NewCoursesRegion,
  events: EventsRegion,
  interests: InterestsRegion,
  information: InformationRegion,
};

/** What stands under the greeting, with what its cards open; its code is loaded after the first paint has begun. */
export default function BelowTheFold({ first }: { first: Layout['dashboard'] }) {
  const { hash } = useLocation();

  // The section that the address names, which the browser looked for before its code was there.
  useEffect(() => {
    if (hash) goToSection({ hash });
  }, [hash]);

  return (
    <CourseDialogs search={dashboardSearch} hrefOf={paths.dashboard}>
      {regionOrder[first].map((name) => {
        const Region = regions[name];
        return <Region key={name} />;
      })}
      <Catalogue />
      <OpenPill />
    </CourseDialogs>
  );
}
