import type { CourseTrack, Instructor, School } from '@student/domain';
import {
  CourseGrid,
  Grid,
  InstructorCardSkeleton,
  SchoolCardSkeleton,
  ShowMore,
  Stack,
  TrackCardSkeleton,
} from '@student/ui';
import { InstructorItem } from '../../courses/instructor-item.tsx';
import { SchoolItem } from '../../courses/school-item.tsx';
import { TrackItem } from '../../courses/track-item.tsx';
import { search as words } from '../../pt-br/search.ts';
import { FoundSection } from './found-section.tsx';
import type { Found } from './use-found.ts';

type Props<Row> = {
  found: Found<readonly Row[]>;
  /** What was searched for: the first of another search's results are shown, however many were of the one before. */
  term: string;
};

const { groups } = words;

/** The course tracks that were found (TRACK-11). */
export function TracksFound({ found, term }: Props<CourseTrack>) {
  return (
    <FoundSection kind="tracks" found={found} loading={<TrackCardSkeleton />}>
      {(tracks) => (
        <ShowMore
          key={term}
          label={groups.tracks}
          items={tracks.map((track) => (
            <li key={track.id}>
              <TrackItem track={track} />
            </li>
          ))}
        >
          {(shown) => (
            <Grid as="ul" least="panel" gap="s" aria-label={groups.tracks}>
              {shown}
            </Grid>
          )}
        </ShowMore>
      )}
    </FoundSection>
  );
}

/** The schools (TRACK-11). */
export function SchoolsFound({ found, term }: Props<School>) {
  return (
    <FoundSection
      kind="schools"
      found={found}
      loading={
        <CourseGrid>
          <SchoolCardSkeleton />
        </CourseGrid>
      }
    >
      {(schools) => (
        <ShowMore
          key={term}
          label={groups.schools}
          items={schools.map((school) => <SchoolItem key={school.id} school={school} />)}
        >
          {(shown) => <CourseGrid label={groups.schools}>{shown}</CourseGrid>}
        </ShowMore>
      )}
    </FoundSection>
  );
}

/** The instructors (TRACK-11), each of whom leads to what they teach (TRACK-16). */
export function InstructorsFound({ found, term }: Props<Instructor>) {
  return (
    <FoundSection kind="instructors" found={found} loading={<InstructorCardSkeleton />}>
      {(instructors) => (
        <ShowMore
          key={term}
          label={groups.instructors}
          items={instructors.map((instructor) => (
            <li key={instructor.id}>
              <InstructorItem instructor={instructor} />
            </li>
          ))}
        >
          {(shown) => (
            <Stack as="ul" aria-label={groups.instructors}>
              {shown}
            </Stack>
          )}
        </ShowMore>
      )}
    </FoundSection>
  );
}
