import type { Instructor } from '@student/domain';
import { Card, Grid, InstructorCardSkeleton } from '@student/ui';
import { InstructorItem } from '../../courses/instructor-item.tsx';

/** Instructors beside each other, each with the way to their page. */
export const Instructors = ({ instructors }: { instructors: readonly Instructor[] }) => (
  <Grid as="ul" least="panel" gap="m">
    {instructors.map((instructor) => (
      <Card key={instructor.id} as="li" interactive>
        <InstructorItem instructor={instructor} />
      </Card>
    ))}
  </Grid>
);

/** The shape of them. */
export const InstructorSkeletons = () => (
  <Grid least="panel" gap="m">
    {[...Array(4).keys()].map((key) => (
      <Card key={key}>
        <InstructorCardSkeleton />
      </Card>
    ))}
  </Grid>
);
