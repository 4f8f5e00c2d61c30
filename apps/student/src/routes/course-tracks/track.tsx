import { Breadcrumb, Section, SegmentedControl } from '@student/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '../../addresses/use-search.ts';
import { CourseDialogs } from '../../courses/course-dialogs.tsx';
import { paths } from '../../paths.ts';
import { shell } from '../../pt-br/shell.ts';
import { tracks as words } from '../../pt-br/tracks.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { courseTrackQuery, requiredTracksQuery } from './course-tracks.queries.ts';
import { courseTracksSearch } from './course-tracks.search.ts';
import { TrackCourses } from './track-courses.tsx';
import { TrackHead } from './track-head.tsx';
import { TrackTrainings } from './track-trainings.tsx';
import { CourseWall } from './track-wall.tsx';

/**
 * One track: what it is, how far the person is, and what to do in it, once each. A track of courses alone has them by pages (TRACK-06);
 * one with events or training courses has all of its trainings five at a time (TRACK-05) and, where it is mandatory, a view of its
 * mandatory courses (TRACK-07).
 */
export function Track({ id }: { id: number }) {
  const { data: track } = useSuspenseQuery(courseTrackQuery(id));
  const { data: required = [] } = useQuery(requiredTracksQuery());
  const { values, change } = useSearch(courseTracksSearch);
  usePageTitle(track.title);
  const mandatory = required.find((each) => each.id === id);
  const hasRequiredView = track.hasTrainingInTrack && mandatory !== undefined;
  return (
    <CourseDialogs
      search={courseTracksSearch}
      hrefOf={(now) => paths.detailsCourseTracks({ entityId: id, ...now })}
    >
      <Breadcrumb
        places={[
          { label: shell.titles.tracks, href: paths.detailsCourseTracks() },
          { label: track.title, href: paths.detailsCourseTracks({ entityId: id }) },
        ]}
      />
      <TrackHead track={track} isRequired={mandatory !== undefined} />
      <Section
        title={words.trainings}
        action={
          hasRequiredView ? (
            <SegmentedControl
              label={words.view}
              segments={[
                { value: 'all', label: words.views.all },
                { value: 'required', label: words.views.required },
              ]}
              value={values.view ?? 'all'}
              onValueChange={(view) => change((now) => ({ ...now, view: view === 'all' ? undefined : view }))}
            />
          ) : null
        }
      >
        {!track.hasTrainingInTrack ? (
          <TrackCourses id={id} />
        ) : hasRequiredView && values.view === 'required' ? (
          <CourseWall courses={mandatory.courses} />
        ) : (
          <TrackTrainings id={id} />
        )}
      </Section>
    </CourseDialogs>
  );
}
