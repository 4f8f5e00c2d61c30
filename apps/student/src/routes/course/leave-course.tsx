import { leaveCourse } from '@student/api-client';
import type { CourseWithContents } from '@student/domain';
import { Button } from '@student/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { course as words } from '../../pt-br/course.ts';
import { endpointMutation } from '../../queries/endpoint-query.ts';
import { staleAfterProgress } from '../../queries/stale-after-progress.ts';
import { useServices } from '../../services.ts';
import { Question } from '../../shell/question.tsx';
import { useIsUnderWay } from './enrollment.ts';

/** The way out of a course that is under way, a quiet one under its contents; it asks first (COURSE-06). */
export function LeaveCourse({ course }: { course: CourseWithContents }) {
  const { id } = course;
  const { messages } = useServices();
  const isUnderWay = useIsUnderWay(course);
  const [isLeaving, setLeaving] = useState(false);
  const leave = useMutation({
    ...endpointMutation(leaveCourse, { params: { id }, makesStale: staleAfterProgress(id) }),
    onSuccess: () => {
      setLeaving(false);
      messages.succeed(words.left);
    },
  });
  if (!isUnderWay) return null;
  return (
    <div>
      <Question
        isAsked={isLeaving}
        onAskedChange={setLeaving}
        trigger={
          <Button variant="outline" tone="neutral">
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
    </div>
  );
}
