import { certificatesOfCourses, certificatesOfEvents } from '@student/domain';
import { ButtonLink, CertificateIcon, EmptyState, Section, ShowMore, Skeletons, Stack } from '@student/ui';
import { useSuspenseQueries } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { statistics } from '../../pt-br/statistics.ts';
import { Region } from '../../region.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { useServerNow } from '../../use-server-now.ts';
import { CertificateRow } from './certificate-row.tsx';
import { attendedEventsQuery, enrolledCoursesQuery } from './statistics.queries.ts';

const words = statistics.certificates;

/** So many stand there at first, and so many more with each press. */
const [first, step] = [6, 24];

/** Every certificate that the person has earned, to be downloaded (COURSE-08, EVENT-14, EVENT-31). */
export function Certificates() {
  return (
    <Section title={words.title}>
      <Region loading={<Skeletons shape="row" count={4} />} missing={words.missing} level={3}>
        <Earned />
      </Region>
    </Section>
  );
}

function Earned() {
  const now = useServerNow();
  const [courses, events] = useSuspenseQueries({ queries: [enrolledCoursesQuery(), attendedEventsQuery()] });
  const certificates = [
    ...certificatesOfCourses(courses.data),
    ...certificatesOfEvents(events.data, new Date(now)),
  ];
  if (certificates.length === 0) return <None />;
  return (
    <ShowMore
      label={words.title}
      first={first}
      step={step}
      items={certificates.map((certificate) => (
        <li key={`${certificate.kind} ${certificate.id}`}>
          <CertificateRow certificate={certificate} />
        </li>
      ))}
    >
      {(shown) => (
        <Stack as="ul" role="list" gap="xs" aria-label={words.title}>
          {shown}
        </Stack>
      )}
    </ShowMore>
  );
}

const None = () => (
  <EmptyState
    icon={<MessagePicture name="empty" icon={<CertificateIcon />} />}
    title={words.none}
    level={3}
    action={
      <ButtonLink variant="outline" href={paths.detailsCourses()}>
        {statistics.progress.allCourses}
      </ButtonLink>
    }
  >
    {words.noneHint}
  </EmptyState>
);
