import { enrollInCourse, finishCourse, getCourseCertificate, leaveCourse } from '@student/api-client';
import {
  type CourseWithContents,
  contentToContinue,
  type EnrollmentStatus,
  offersCertificate,
} from '@student/domain';
import { Button, ButtonLink, Inline, Veiled } from '@student/ui';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentsQuery } from '../../contents/content.queries.ts';
import { finishedCount } from '../../contents/content-items.ts';
import { openWhenKnown } from '../../open-when-known.ts';
import { paths } from '../../paths.ts';
import { course as words } from '../../pt-br/course.ts';
import { endpointMutation } from '../../queries/endpoint-query.ts';
import { staleAfterProgress } from '../../queries/stale-after-progress.ts';
import { Region } from '../../region.tsx';
import { useServices } from '../../services.ts';
import { Question } from '../../shell/question.tsx';
import { enrollmentQuery } from './course.queries.ts';

/** Enrol, go on, finish, leave, certificate: one main action at a time (COURSE-04 to COURSE-08). */
export function CourseActions({ course }: { course: CourseWithContents }) {
  return (
    <Region
      size="line"
      missing={words.actionsMissing}
      loading={
        <Veiled>
          <Actions course={course} enrollment={expectedOf(course)} />
        </Veiled>
      }
      resetKey={String(course.id)}
    >
      <Known course={course} />
    </Region>
  );
}

/** What the course itself lets one expect, so that the actions have their places before the answer. */
const expectedOf = ({ statusCourse }: CourseWithContents): EnrollmentStatus => ({
  isEnrolled: statusCourse !== null,
  isFinished: statusCourse === 'finished',
});

function Known({ course }: { course: CourseWithContents }) {
  const { data: enrollment } = useSuspenseQuery(enrollmentQuery(course.id));
  return <Actions course={course} enrollment={enrollment} />;
}

type ActionsProps = { course: CourseWithContents; enrollment: EnrollmentStatus };

function Actions({ course, enrollment }: ActionsProps) {
  const { messages } = useServices();
  const { id } = course;
  const { data: contents = course.contents } = useQuery(contentsQuery({ kind: 'course', courseId: id }));
  const [isLeaving, setLeaving] = useState(false);

  const write = { params: { id }, makesStale: staleAfterProgress(id) };
  const enrol = useMutation({
    ...endpointMutation(enrollInCourse, write),
    onSuccess: () => messages.succeed(words.enrolled),
  });
  const finish = useMutation({
    ...endpointMutation(finishCourse, write),
    onSuccess: () => messages.succeed(words.finished),
  });
  const leave = useMutation({
    ...endpointMutation(leaveCourse, write),
    onSuccess: () => {
      setLeaving(false);
      messages.succeed(words.left);
    },
  });
  const certificate = useMutation(endpointMutation(getCourseCertificate, { params: { id } }));
  const openCertificate = () =>
    openWhenKnown(certificate.mutateAsync().then(({ url }) => url)).catch(() => {}); // told by the query client

  if (!enrollment.isEnrolled && !enrollment.isFinished) {
    return (
      <Button size="large" pending={enrol.isPending} onClick={() => enrol.mutate()}>
        {words.enrol}
      </Button>
    );
  }
  const next = contentToContinue(contents);
  const done = finishedCount(contents);
  const canFinish = !enrollment.isFinished && contents.length > 0 && done === contents.length;
  return (
    <Inline>
      {canFinish ? (
        <Button size="large" pending={finish.isPending} onClick={() => finish.mutate()}>
          {words.finish}
        </Button>
      ) : null}
      {next ? (
        <ButtonLink
          size="large"
          variant={canFinish ? 'outline' : 'solid'}
          href={paths.courseContent({ courseId: id, contentId: next.id })}
        >
          {enrollment.isFinished
            ? words.review
            : done === 0 && !course.progress
              ? words.begin
              : words.continue}
        </ButtonLink>
      ) : null}
      {enrollment.isFinished && offersCertificate({ ...course, statusCourse: 'finished' }) ? (
        <Button
          size="large"
          variant="outline"
          pending={certificate.isPending}
          onClick={() => void openCertificate()}
        >
          {words.certificate}
        </Button>
      ) : null}
      {enrollment.isFinished ? null : (
        <Question
          isAsked={isLeaving}
          onAskedChange={setLeaving}
          trigger={
            <Button size="large" variant="plain" tone="neutral">
              {words.leave}
            </Button>
          }
          title={words.leaveTitle}
          confirmLabel={words.leaveConfirm}
          words={{ cancel: words.cancel }}
          pending={leave.isPending}
          onConfirm={() => leave.mutate()}
        >
          {words.leaveText}
        </Question>
      )}
    </Inline>
  );
}
