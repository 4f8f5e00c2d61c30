import { formatDate, offered, type SchoolWithTracks, searchDebounce, searchList } from '@student/domain';
import {
  ButtonLink,
  CourseBanner,
  EmptyState,
  FilterBar,
  FlagIcon,
  Grid,
  HistoryIcon,
  SearchField,
  SearchXIcon,
  Section,
  Text,
} from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '../../addresses/use-search.ts';
import { useCoursePageSize } from '../../courses/course-page-size.ts';
import { CourseResults } from '../../courses/course-results.tsx';
import { TrackItem } from '../../courses/track-item.tsx';
import { paths } from '../../paths.ts';
import { detailsCourses as words } from '../../pt-br/details-courses.ts';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { schoolCoursesQuery, schoolQuery } from './details-courses.queries.ts';
import { detailsCoursesSearch } from './details-courses.search.ts';
import { NothingFound } from './nothing-found.tsx';

/** One school, without which the page is nothing: what it is about, its tracks, and its courses by pages (TRACK-01, TRACK-15). */
export function School({ id }: { id: number }) {
  const { data: school } = useSuspenseQuery(schoolQuery(id));
  const { name, description, thumbnailUrl, lastChange } = school;
  const courseTracks = offered(school.courseTracks);
  usePageTitle(name);
  const facts = [
    { label: words.tracksFact, value: words.trackCount(courseTracks.length), icon: <FlagIcon /> },
    ...(lastChange
      ? [{ label: words.changedFact, value: words.changed(formatDate(lastChange)), icon: <HistoryIcon /> }]
      : []),
  ];
  return (
    <>
      <CourseBanner
        title={name}
        description={description ? <p>{description}</p> : undefined}
        bannerUrl={thumbnailUrl ?? undefined}
        facts={facts}
        action={
          <ButtonLink variant="outline" size="large" href={paths.detailsCourses()}>
            {words.allSchools}
          </ButtonLink>
        }
      />
      <Section title={words.tracks}>
        <Tracks tracks={courseTracks} />
      </Section>
      <Courses schoolId={id} />
    </>
  );
}

/** The tracks of the school that are offered (TRACK-02, TRACK-08). */
function Tracks({ tracks }: { tracks: SchoolWithTracks['courseTracks'] }) {
  if (tracks.length === 0) return <Text tone="muted">{words.noTracks}</Text>;
  return (
    <Grid as="ul" least="panel" gap="m">
      {tracks.map((track) => (
        <li key={track.id}>
          <TrackItem track={track} />
        </li>
      ))}
    </Grid>
  );
}

function Courses({ schoolId }: { schoolId: number }) {
  const { values, change } = useSearch(detailsCoursesSearch);
  const limit = useCoursePageSize();
  const { page, search } = values;
  return (
    <Section title={words.coursesOfSchool}>
      <FilterBar
        label={words.filters}
        search={
          <SearchField
            label={words.searchInSchoolLabel}
            placeholder={words.searchInSchool}
            term={search}
            debounce={searchDebounce}
            onSearch={(term) => change((now) => searchList(now, term))}
          />
        }
      />
      <CourseResults
        label={words.coursesOfSchool}
        query={schoolCoursesQuery(schoolId, { page, search, limit })}
        page={page}
        hrefOf={(to) => paths.detailsCourses({ ...values, entityId: schoolId, page: to })}
        onPageChange={(to, how) => change((now) => ({ ...now, page: to }), how)}
        empty={
          search === '' ? (
            <EmptyState
              icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
              title={words.noCourses}
              level={3}
            />
          ) : (
            <NothingFound term={search} href={paths.detailsCourses({ entityId: schoolId })} />
          )
        }
      />
    </Section>
  );
}
