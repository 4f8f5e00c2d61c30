import {
  type CarouselLayout,
  ContinueCardSkeleton,
  CourseCardSkeleton,
  PillCardSkeleton,
  RequiredTracksSkeleton,
  TextLink,
  Veiled,
} from '@student/ui';
import type { ReactElement } from 'react';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { pills } from '../../pt-br/pills.ts';
import type { DashboardRegion } from './region-order.ts';

type StripShape = {
  title: string;
  /** One card on its way. */
  card: ReactElement;
  layout: CarouselLayout;
  /** Beside the title. */
  action?: ReactElement;
};

/** Some of these cards have comments: all of them keep the row for them, so that they are one height. */
export const withComments = { actionRow: 'kept' } as const;

/**
 * The strips of the dashboard as they stand before their cards come: drawn with the first screen, and by each region once its code
 * is there. It knows nothing of the regions, whose code is loaded later.
 */
export const strips: Record<Exclude<DashboardRegion, 'information'>, StripShape> = {
  pills: { title: pills.title, card: <PillCardSkeleton />, layout: 'portrait' },
  underWay: { title: dashboard.underWayTitle, card: <ContinueCardSkeleton />, layout: 'cards' },
  required: {
    title: dashboard.requiredTitle,
    card: <RequiredTracksSkeleton />,
    layout: 'pairs',
    action: <TextLink href={paths.detailsCourseTracks()}>{dashboard.allTracks}</TextLink>,
  },
  newCourses: {
    title: dashboard.newTitle,
    card: <CourseCardSkeleton {...withComments} />,
    layout: 'cards',
  },
  events: {
    title: dashboard.eventsTitle,
    card: <CourseCardSkeleton kind="labelled" {...withComments} />,
    layout: 'cards',
    action: <TextLink href={paths.calendar()}>{dashboard.calendar}</TextLink>,
  },
  interests: {
    title: dashboard.interestsTitle,
    card: <CourseCardSkeleton />,
    layout: 'dense',
    // Where it leads is known with the interests.
    action: <Veiled>{dashboard.interestsLink}</Veiled>,
  },
};
