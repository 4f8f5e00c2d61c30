import { finishedProgress } from '@student/domain';
import { certificatePath } from '../certificates.ts';
import { isAllCounted } from '../contents/studied.ts';
import { extensionOf } from '../file-extension.ts';
import { found } from '../refusal.ts';
import type { Course } from '../store/records-learning.ts';
import type { Reading } from '../store/store.ts';
import { contentViews } from './content.ts';
import { type Learner, meanOf } from './learner.ts';

const formatted = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** A course as a card shows it to this person. */
export const courseView = (course: Course, learner: Learner) => {
  const { schoolId: _, decoins: __, instructorIds: ___, interestIds: ____, ...open } = course;
  const contents = learner.contentsOf(course.id);
  const ratings = learner.ratingsOf(course.id);
  const enrolment = learner.enrolmentOf(course.id);
  const duration = contents.reduce((sum, content) => sum + content.duration, 0);
  // Who is not enrolled has no progress (COURSE-06).
  const progress = !enrolment ? 0 : enrolment.finishedAt ? finishedProgress : learner.progressOf(course.id);
  const isFinished = enrolment?.finishedAt !== undefined && enrolment.finishedAt !== null;
  return {
    ...open,
    idSubcategory: null,
    inactivationDate: null,
    thumbnailURL: course.imageURL,
    imageExtension: extensionOf(course.imageURL),
    bannerExtension: extensionOf(course.bannerURL),
    duration,
    formattedDuration: formatted(duration),
    rating: meanOf(ratings),
    isNew: learner.isNew(course),
    isPill: false,
    isWatched: isFinished,
    certificatePath:
      enrolment?.finishedAt &&
      course.haveCertification &&
      isAllCounted(contents, learner.stateOf, enrolment.finishedAt)
        ? certificatePath('course', course.id)
        : null,
    courseProgress: progress,
    progress,
    hasNewContent:
      enrolment !== undefined && contents.some(({ addedAt }) => addedAt > enrolment.lastAccessAt),
    statusCode: isFinished ? (2 as const) : enrolment ? (1 as const) : (0 as const),
    statusCourse: isFinished ? ('finished' as const) : enrolment ? ('progress' as const) : null,
    haveComments: (ratings?.present ?? 0) > 0,
    isFavorite: learner.isFavorite(course.id),
    haveTrainingInTrack: learner.isAmongTrainings(course.id),
  };
};

const many =
  <View>(view: (course: Course, learner: Learner) => View) =>
  (courses: readonly Course[], learner: Learner): View[] => {
    learner.about(courses.map(({ id }) => id));
    return courses.map((course) => view(course, learner));
  };

/** The same with its contents. */
export const courseWithContentsView = (course: Course, learner: Learner) => ({
  ...courseView(course, learner),
  contents: contentViews(learner.contentsOf(course.id), learner),
});

/** A course in a mixed list. */
export const courseCardView = (course: Course, learner: Learner) => {
  const { id, title, description, imageURL, duration, rating, haveCertification, ...rest } = courseView(
    course,
    learner,
  );
  return {
    id,
    trainingType: 'COURSE' as const,
    classID: null,
    title,
    description,
    imageURL,
    duration,
    rating,
    haveCertification,
    progress: rest.progress,
    statusCourse: rest.statusCourse,
    isFavorite: rest.isFavorite,
    isBlocked: rest.isBlocked,
    haveDecoins: rest.haveDecoins,
  };
};

/** Views of a list, for which everything is read in one go. */
export const courseViews = many(courseView);
export const coursesWithContentsViews = (courses: readonly Course[], learner: Learner) => {
  const ids = courses.map(({ id }) => id);
  learner.about(ids);
  learner.aboutContents(ids.flatMap(learner.contentsOf));
  return courses.map((course) => courseWithContentsView(course, learner));
};
export const courseCardViews = many(courseCardView);

/** A course that is published; NOT_FOUND for one that was withdrawn. */
export const published = (store: Reading, id: number): Course => {
  const course = found(store.get('courses', id));
  return found(course.isActive ? course : undefined);
};
