import { type CourseTrack, formatDate, isTrackFinished, trackProgress } from '@student/domain';
import {
  ButtonLink,
  CheckIcon,
  CourseBanner,
  CourseIcon,
  DurationIcon,
  InlineAlert,
  RatingIcon,
  Stack,
  Tag,
  Text,
  TextLink,
  Veiled,
} from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { tracks as words } from '../../pt-br/tracks.ts';
import { schoolsQuery } from '../../queries/schools.queries.ts';
import { BlockedTrack } from './blocked-track.tsx';
import { useNextTraining } from './use-next-training.ts';

type TrackHeadProps = { track: CourseTrack; isRequired: boolean };

/** What the track is, whose it is, how far the person is in it, and what is next (TRACK-02, TRACK-08). */
export function TrackHead({ track, isRequired }: TrackHeadProps) {
  const { finishedCourses, totalCourses } = track;
  const next = useNextTraining(track);
  return (
    <Stack gap="l">
      <CourseBanner
        title={track.title}
        bannerUrl={track.thumbnailUrl ?? undefined}
        description={<About track={track} />}
        facts={factsOf(track)}
        tags={tagsOf(track, isRequired)}
        progress={totalCourses === 0 ? undefined : trackProgress(track)}
        progressText={words.finishedOf(finishedCourses, totalCourses)}
        words={{ progress: words.progress }}
        action={<NextAction next={next} />}
        asides={
          next.kind === 'known' ? (
            <Text size="s" tone="muted">
              {next.action === 'open' ? words.also(next.title) : words.next(next.title)}
            </Text>
          ) : undefined
        }
      />
      {track.isBlocked ? <BlockedTrack track={track} /> : null}
      {track.isActive ? null : (
        <InlineAlert tone="info" title={words.inactive}>
          {words.inactiveText}
        </InlineAlert>
      )}
    </Stack>
  );
}

/** The one action: the training that is next. It has its room while nobody knows which that is. */
function NextAction({ next }: { next: ReturnType<typeof useNextTraining> }) {
  if (next.kind === 'none') return null;
  const label = words[next.kind === 'known' ? next.action : 'begin'];
  const button = (
    <ButtonLink
      size="large"
      href={next.kind === 'known' ? next.href : paths.detailsCourseTracks()}
      aria-label={next.kind === 'known' ? words.actionOn(label, next.title) : undefined}
    >
      {label}
    </ButtonLink>
  );
  return next.kind === 'known' ? button : <Veiled>{button}</Veiled>;
}

/** What the track is about, and the school it belongs to. */
function About({ track }: { track: CourseTrack }) {
  const { data: schools = [] } = useQuery(schoolsQuery());
  const school = schools.find(({ id }) => id === track.schoolId);
  return (
    <Stack gap="xs">
      {track.description ? <Text lineBreaks="kept">{track.description}</Text> : null}
      {school ? (
        <Text>
          {words.school}{' '}
          <TextLink href={paths.detailsCourses({ entityId: school.id })}>{school.name}</TextLink>
        </Text>
      ) : null}
    </Stack>
  );
}

const factsOf = (track: CourseTrack) => [
  ...(track.totalCourses === 0
    ? []
    : [{ label: words.size, value: words.courses(track.totalCourses), icon: <CourseIcon /> }]),
  ...(track.lastChange === null
    ? []
    : [
        {
          label: words.changed,
          value: words.changedOn(formatDate(track.lastChange)),
          icon: <DurationIcon />,
        },
      ]),
  ...(track.hasRatings ? [{ label: words.ratings, value: words.hasRatings, icon: <RatingIcon /> }] : []),
];

/** Nothing at all where there is none: an empty line would take its room. */
function tagsOf(track: CourseTrack, isRequired: boolean): ReactNode {
  const isFinished = isTrackFinished(track);
  if (!isRequired && !isFinished) return undefined;
  return (
    <>
      {isRequired ? <Tag tone="caution">{words.requiredTag}</Tag> : null}
      {isFinished ? (
        <Tag tone="positive" icon={<CheckIcon />}>
          {words.finishedTag}
        </Tag>
      ) : null}
    </>
  );
}
