import type { CourseWithContents, TrainingContent } from '@student/domain';
import { finishedCount } from '../../contents/content-items.ts';
import { course as words } from '../../pt-br/course.ts';

/** What leads to the next content of a course is called: nothing is done yet, or something is. */
export const goOnLabel = ({ progress }: CourseWithContents, contents: readonly TrainingContent[]) =>
  finishedCount(contents) === 0 && !progress ? words.begin : words.continue;
