import type { TrainingContent } from '../entities/content.ts';
import type { Course, CourseWithContents } from '../entities/course.ts';
import { studyLeft } from './study-left.ts';

/**
 * A course to go on with, and the content that comes next in it. Without one it goes on at the course itself: all is seen and it is to
 * be finished, or its contents were not read.
 */
export type GoingOn = { course: Course; content: TrainingContent | undefined };

/** The first of these courses that a person can go on with (DASH-09); `undefined` where all of them wait or are closed. */
export function goingOn(courses: readonly CourseWithContents[]): GoingOn | undefined {
  for (const course of courses) {
    const left = studyLeft(course.contents);
    if (course.isBlocked || left.kind === 'waiting' || left.kind === 'empty') continue;
    return { course, content: left.kind === 'open' ? left.next : undefined };
  }
  return undefined;
}
