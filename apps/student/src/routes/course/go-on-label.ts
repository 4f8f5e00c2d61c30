import { type CourseWithContents, studyLeft, type TrainingContent } from '@student/domain';
import { finishedCount } from '../../contents/content-items.ts';
import { course as words } from '../../pt-br/course.ts';

/** What leads into a course is called: nothing is done yet, something is, or only what was done can be opened. */
export function goOnLabel({ progress }: CourseWithContents, contents: readonly TrainingContent[]): string {
  const finished = finishedCount(contents);
  if (finished > 0 && studyLeft(contents).kind !== 'open') return words.review;
  return finished === 0 && !progress ? words.begin : words.continue;
}
