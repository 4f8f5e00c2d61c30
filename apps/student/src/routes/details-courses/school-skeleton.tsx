import { CourseBannerSkeleton, Grid, Section, TrackCardSkeleton } from '@student/ui';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { detailsCourses as words } from '../../pt-br/details-courses.ts';
import { PageShape } from '../../shell/page-shape.tsx';

/** The shape of the page of a school. */
export const SchoolSkeleton = () => (
  <>
    <PageShape>
      <CourseBannerSkeleton of="school" />
    </PageShape>
    <Section title={words.tracks} busy>
      <Grid least="panel">
        <TrackCardSkeleton />
        <TrackCardSkeleton />
      </Grid>
    </Section>
    <Section title={words.coursesOfSchool} busy>
      <CardSkeletons count={10} />
    </Section>
  </>
);
