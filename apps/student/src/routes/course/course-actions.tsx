import { enrollInCourse, finishCourse, getCourseCertificate, leaveCourse } from '@student/api-client';
import { type CourseWithContents, contentToContinue, offersCertificate } from '@student/domain';
import { Button, ButtonLink, ConfirmDialog, Inline } from '@student/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../client.ts';
import { finishedCount } from '../../contents/content-items.ts';
import { paths } from '../../paths.ts';
import { course as words } from '../../pt-br/course.ts';
import { contentsQuery, courseQuery, enrollmentQuery } from '../../queries.ts';
import { useServices } from '../../services.ts';

/** Enrol, go on, finish, leave, certificate: one main action at a time (COURSE-04 to COURSE-08). */
export function CourseActions({ course }: { course: CourseWithContents }) {
  const { queryClient, news } = useServices();
  const { id } = course;
  const params = { params: { id } };
  const { data: enrollment } = useQuery(enrollmentQuery(id));
  const { data: contents = course.contents } = useQuery(contentsQuery(id));
  const [isLeaving, setLeaving] = useState(false);

  const settled = (text: string) => async () => {
    news.succeed(text);
    await Promise.all(
      [courseQuery(id), enrollmentQuery(id), contentsQuery(id)].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
  const enrol = useMutation({
    mutationFn: () => request(enrollInCourse, params),
    onSuccess: settled(words.enrolled),
  });
  const finish = useMutation({
    mutationFn: () => request(finishCourse, params),
    onSuccess: settled(words.finished),
  });
  const leave = useMutation({
    mutationFn: () => request(leaveCourse, params),
    onSuccess: async () => {
      setLeaving(false);
      await settled(words.left)();
    },
  });
  const certificate = useMutation({
    mutationFn: () => request(getCourseCertificate, params),
    onSuccess: ({ url }) => void window.open(url, '_blank', 'noopener'),
  });

  if (!enrollment) return null;
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
          href={paths.courseContent(id, next.id)}
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
          onClick={() => certificate.mutate()}
        >
          {words.certificate}
        </Button>
      ) : null}
      {enrollment.isFinished ? null : (
        <ConfirmDialog
          open={isLeaving}
          onOpenChange={setLeaving}
          trigger={
            <Button size="large" variant="plain" tone="neutral">
              {words.leave}
            </Button>
          }
          title={words.leaveTitle}
          confirmLabel={words.leaveConfirm}
          cancelLabel={words.cancel}
          tone="critical"
          pending={leave.isPending}
          onConfirm={() => leave.mutate()}
        >
          {words.leaveText}
        </ConfirmDialog>
      )}
    </Inline>
  );
}
