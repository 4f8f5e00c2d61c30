import { CourseWithContents, InstructorContentInfo, Question, TrainingContent } from '@student/domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { people } from './seed/named-people.ts';
import { openConversation } from './testing.ts';

const keysOf = (value: object) => Object.keys(value).toSorted();

test('a course carries all that the specification names, and all of it is read (COURSE-02)', async () => {
  const { call, store } = openConversation();
  store.patch('courses', 34, {
    introductoryContent: { type: 'youtube', url: null, youtube: { code: 'dQ4example1' } } as never,
    releaseStartDate: '2026-02-01T12:00:00.000Z',
    releaseEndDate: '2026-04-01T12:00:00.000Z',
  });
  await call('POST /api/decola/enroll/34');
  const { course } = (await call('GET /api/decola/course/list/id/34')).data;
  expect(Object.keys(course)).toEqual(
    expect.arrayContaining(
      (
        'idSubcategory id title description duration formattedDuration rating isNew isPill isWatched haveCertification ' +
        'certificatePath imageURL bannerURL imageExtension bannerExtension isActive activationDate inactivationDate ' +
        'lastChange courseProgress progress hasNewContent statusCode haveComments introductoryContent releaseStartDate ' +
        'releaseEndDate statusCourse haveDecoins contents isFavorite haveTrainingInTrack isBlocked'
      ).split(' '),
    ),
  );
  expect(v.parse(CourseWithContents, course)).toMatchObject({
    id: 34,
    title: 'Gestão de conflitos',
    description: course.description,
    duration: 2700,
    rating: 5,
    isNew: course.isNew,
    isPill: false,
    isWatched: false,
    hasCertificate: true,
    imageUrl: course.imageURL,
    bannerUrl: course.bannerURL,
    subcategoryId: null,
    formattedDuration: course.formattedDuration,
    certificateUrl: null,
    imageExtension: course.imageExtension,
    bannerExtension: course.bannerExtension,
    isActive: true,
    activationDate: course.activationDate,
    inactivationDate: null,
    lastChange: course.lastChange,
    courseProgress: 0,
    progress: 0,
    hasNewContent: false,
    statusCode: 1,
    hasComments: true,
    introductoryContent: expect.anything(),
    releaseStartDate: '2026-02-01T12:00:00.000Z',
    releaseEndDate: '2026-04-01T12:00:00.000Z',
    statusCourse: 'progress',
    hasDecoins: true,
    contents: [{ id: 3401 }, { id: 3402 }, { id: 3403 }],
    isFavorite: false,
    hasTrainingInTrack: true,
    isBlocked: false,
  });
});

test('a content of a class carries where its person stands in it, and its exercise with their attempt (PLAYER-23)', async () => {
  const { call } = openConversation();
  const at = '/api/decola/events/2/class/21/contents';
  await call(`POST ${at}/100213/initialize`);
  await call(`POST ${at}/100213/questionnaires`);
  const { contents } = (await call(`GET ${at}`)).data;
  const [film, , quiz] = contents.map((content: unknown) => v.parse(TrainingContent, content));
  expect(film).toMatchObject({
    id: 100211,
    isBlocked: false,
    isReleased: true,
    minDuration: 45,
    status: { progress: 0, finishedAt: null },
    exercise: null,
  });
  expect(quiz.exercise).toEqual({
    maximumTime: 600,
    status: {
      isDoing: true,
      isFinished: false,
      userAttempts: 1,
      questionnaire: {
        id: expect.any(Number),
        createdAt: '2026-03-02T15:00:00.000Z',
        finishedAt: null,
        questions: { corrects: 0, answered: 0, total: 5 },
      },
    },
  });
  const beyond = (progress: number) =>
    v.safeParse(TrainingContent, { ...contents[0], status: { ...contents[0].status, progress } }).success;
  expect([-1, 0, 100, 101].map(beyond)).toEqual([false, true, true, false]);
});

test('a question carries its alternatives, how often it was and may be answered, and how that turned out (QUIZ-13)', async () => {
  const { call } = openConversation();
  const at = '/api/decola/courses/34/contents/3403';
  await call(`POST ${at}/initialize`);
  const { questionnaire } = (await call(`POST ${at}/questionnaires`)).data;
  const page = `${at}/questionnaires/${questionnaire.id}/pages/1`;
  const { question } = (await call(`GET ${page}`)).data;
  expect(keysOf(question)).toEqual(
    expect.arrayContaining(
      'alternatives answeredAlternativeId attemptLimit attempts description id isCorrect type'.split(' '),
    ),
  );
  const [first] = question.alternatives;
  const answered = (await call(`POST ${page}/alternatives/${first.id}`)).data.question;
  expect(v.parse(Question, answered)).toEqual({
    id: question.id,
    description: question.description,
    type: 'ALTERNATIVE',
    alternatives: question.alternatives,
    attemptLimit: question.attemptLimit,
    attempts: 1,
    isCorrect: expect.any(Boolean),
    answeredAlternativeId: first.id,
    answer: null,
  });
});

test('what surrounds the instructors of a training carries companies, contents, people and the rest (COURSE-13)', async () => {
  const { call } = openConversation();
  const { data } = await call('GET /api/decola/graduation/1/instructors');
  const named = 'companies contents graduation instructors interests teams users'.split(' ');
  expect(keysOf(data)).toEqual(named);
  const info = v.parse(InstructorContentInfo, data);
  expect(keysOf(info)).toEqual(named);
  const { graduation, ...lists } = info;
  expect(graduation).toMatchObject({ id: 1 });
  expect(Object.values(lists).map((list) => list.length > 0)).toEqual(Object.values(lists).map(() => true));
});

test('the courses that a person is enrolled in are listed, and searched by their words (COURSE-38)', async () => {
  const { call, store } = openConversation();
  const idsOf = async (search = '') =>
    (await call(`GET /api/decola/courses/enrolled${search}`)).data.courses.map(
      ({ id }: { id: number }) => id,
    );
  const mine = store.list('enrolments', { userId: people.ana }).map(({ courseId }) => courseId);
  expect((await idsOf()).toSorted()).toEqual(mine.toSorted());
  expect(mine).not.toContain(34);
  expect(await idsOf('?search=gest%C3%A3o%20de%20conflitos')).toEqual([]);
  await call('POST /api/decola/enroll/34');
  expect(await idsOf('?search=gest%C3%A3o%20de%20conflitos')).toEqual([34]);
});
