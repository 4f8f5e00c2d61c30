import type { TrainingContent } from '../entities/content.ts';
import type { Course, CourseWithContents } from '../entities/course.ts';
import { contentToContinue } from './content-navigation.ts';
import { studyLeft } from './study-left.ts';

/** A course to go on with. */
export type GoingOn = {
  course: Course;
  /** What comes next in it; `undefined` where all is seen, or its contents were not read. */
  content: TrainingContent | undefined;
  /** What 'Continuar' opens: the next content, with everything seen the first of all (DASH-09); without one, the course's page. */
  opens: TrainingContent | undefined;
};

/** The first of these courses that a person can go on with (DASH-09); `undefined` where all of them wait or are closed. */
export function goingOn(courses: readonly CourseWithContents[]): GoingOn | undefined {
  for (const course of courses) {
    const left = studyLeft(course.contents);
    if (course.isBlocked || left.kind === 'waiting' || left.kind === 'empty') continue;
    return {
      course,
      content: left.kind === 'open' ? left.next : undefined,
      opens: contentToContinue(course.contents),
    };
  }
  return undefined;
}
