import { shareDone } from '@student/domain';
import {
  ButtonLink,
  CourseIcon,
  EmptyState,
  Inline,
  ProgressRing,
  Section,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { statistics } from '../../pt-br/statistics.ts';
import { Region } from '../../region.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { enrolledCoursesQuery } from './statistics.queries.ts';

const words = statistics.progress;

/** How many of the courses that the person is enrolled in are finished (PROFILE-11). */
export function CourseProgress() {
  return (
    <Section title={words.title}>
      <Region loading={<Skeleton shape="row" />} missing={words.missing} level={3}>
        <Share />
      </Region>
    </Section>
  );
}

function Share() {
  const { data: courses } = useSuspenseQuery(enrolledCoursesQuery());
  if (courses.length === 0) return <NoCourses />;
  const { finished, total, percentage } = shareDone(
    courses.filter(({ statusCourse }) => statusCourse === 'finished').length,
    courses.length,
  );
  const share = words.share(finished, total);
  return (
    <Inline gap="l">
      <ProgressRing size="large" label={words.ring} value={percentage} valueText={share}>
        {words.percentage(percentage)}
      </ProgressRing>
      <Stack gap="xs">
        <Text>{share}</Text>
        <TextLink href={paths.profile({ option: 'courses' })} stands="alone">
          {words.courses}
        </TextLink>
      </Stack>
    </Inline>
  );
}

const NoCourses = () => (
  <EmptyState
    icon={<MessagePicture name="empty" icon={<CourseIcon />} />}
    title={words.none}
    level={3}
    action={<ButtonLink href={paths.detailsCourses()}>{words.allCourses}</ButtonLink>}
  >
    {words.noneHint}
  </EmptyState>
);
