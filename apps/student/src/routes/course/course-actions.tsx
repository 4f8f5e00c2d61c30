import { enrollInCourse, finishCourse, getCourseCertificate } from '@student/api-client';
import {
  type CourseWithContents,
  contentToContinue,
  type EnrollmentStatus,
  offersCertificate,
  studyLeft,
} from '@student/domain';
import { Button, ButtonLink, InlineAlert, Veiled } from '@student/ui';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { contentsQuery } from '../../contents/content.queries.ts';
import { CertificateButton } from '../../courses/certificate-button.tsx';
import { paths } from '../../paths.ts';
import { course as words } from '../../pt-br/course.ts';
import { enrollmentQuery } from '../../queries/courses.queries.ts';
import { endpointMutation } from '../../queries/endpoint-query.ts';
import { staleAfterProgress } from '../../queries/stale-after-progress.ts';
import { Region } from '../../region.tsx';
import { useServices } from '../../services.ts';
import { expectCoins } from '../../session/balance.ts';
import { expectedOf } from './enrollment.ts';
import { goOnLabel } from './go-on-label.ts';

type CourseActionsProps = { course: CourseWithContents; onFinished: () => void };

/** Enrol, go on, finish or see the certificate: one action at a time (COURSE-04 to COURSE-08). */
export function CourseActions({ course, onFinished }: CourseActionsProps) {
  return (
    <Region
      size="line"
      missing={words.actionsMissing}
      loading={
        <Veiled>
          <Actions course={course} enrollment={expectedOf(course)} onFinished={onFinished} />
        </Veiled>
      }
      resetKey={String(course.id)}
    >
      <Known course={course} onFinished={onFinished} />
    </Region>
  );
}

function Known({ course, onFinished }: CourseActionsProps) {
  const { data: enrollment } = useSuspenseQuery(enrollmentQuery(course.id));
  return <Actions course={course} enrollment={enrollment} onFinished={onFinished} />;
}

type ActionsProps = CourseActionsProps & { enrollment: EnrollmentStatus };

function Actions({ course, enrollment, onFinished }: ActionsProps) {
  const services = useServices();
  const { id } = course;
  const { data: contents = course.contents } = useQuery(contentsQuery({ kind: 'course', courseId: id }));

  const write = { params: { id }, makesStale: staleAfterProgress(id) };
  const hasPressed = useRef(false);
  const enrol = useMutation(endpointMutation(enrollInCourse, write));
  const finish = useMutation({
    ...endpointMutation(finishCourse, write),
    onSuccess: onFinished,
    // Perhaps also where its answer was lost.
    onSettled: () => expectCoins(services),
  });

  const press = () => {
    hasPressed.current = true;
    enrol.mutate();
  };
  // The button that was pressed has given way to what comes next, and the focus goes with it.
  const follow = (next: HTMLAnchorElement | null) => {
    if (!next || !hasPressed.current) return;
    hasPressed.current = false;
    if (document.activeElement === document.body) next.focus();
  };

  if (!enrollment.isEnrolled && !enrollment.isFinished) {
    return (
      <Button size="large" pending={enrol.isPending} onClick={press}>
        {words.enrol}
      </Button>
    );
  }
  if (offersCertificate({ ...course, isFinished: enrollment.isFinished })) {
    return <CertificateButton certificate={endpointMutation(getCourseCertificate, { params: { id } })} />;
  }
  const left = studyLeft(contents);
  if (!enrollment.isFinished && left.kind === 'seen') {
    return (
      <Button size="large" pending={finish.isPending} onClick={() => finish.mutate()}>
        {words.finish}
      </Button>
    );
  }
  const next = contentToContinue(contents);
  if (!next) return null;
  return (
    <>
      <ButtonLink ref={follow} size="large" href={paths.courseContent({ courseId: id, contentId: next.id })}>
        {enrollment.isFinished ? words.review : goOnLabel(course, contents)}
      </ButtonLink>
      {/* beside its button: a toast would lie over the first contents on a phone */}
      {enrol.isSuccess ? (
        <InlineAlert tone="positive" announce="polite">
          {words.enrolled}
        </InlineAlert>
      ) : null}
    </>
  );
}
