import { describe, expect, test } from 'vitest';
import { people } from './seed/named-people.ts';
import type { Store } from './store/store.ts';
import { openConversation } from './testing.ts';

const course = '/api/decola/courses/11';
const classOf = '/api/decola/events/2/class/21';
const nothing = { progress: 0, finishedAt: null, checkpoint: null, scormCheckpoints: [] };

/** What closes a content to Ana who has been in it: where it is, and what then happened. */
const closings: readonly (readonly [string, string, number, (store: Store, id: number) => void])[] = [
  ['locked', course, 1101, (store, id) => store.patch('contents', id, { isBlocked: true })],
  ['unreleased', course, 1101, (store, id) => store.patch('contents', id, { isReleased: false })],
  ['of a blocked course', course, 1101, (store) => store.patch('courses', 11, { isBlocked: true })],
  ['of an unpublished course', course, 1101, (store) => store.patch('courses', 11, { isActive: false })],
  [
    'of an unpublished class',
    classOf,
    100_211,
    (store) => store.patch('eventClasses', 21, { isActive: false }),
  ],
  ['of an unpublished event', classOf, 100_211, (store) => store.patch('events', 2, { isActive: false })],
  [
    'of a class without a seat',
    classOf,
    100_211,
    (store) => store.remove('seats', store.find('seats', { userId: people.ana, classId: 21 })?.id ?? 0),
  ],
];

describe.each(closings)('a content that is %s', (_, at, id, close) => {
  const closed = async () => {
    const conversation = openConversation();
    const { call, store } = conversation;
    await call(`POST ${at}/contents/${id}/progress`, { speedRate: 1 });
    await call(`POST ${at}/contents/${id}/checkpoints`, { seconds: 7 });
    await call(`POST ${at}/contents/${id}/scorm/checkpoints`, { checkpoints: [{ key: 'a', value: 'b' }] });
    expect(store.find('contentStates', { userId: people.ana, contentId: id })?.checkpoint).toBe(7);
    store.insert('complements', {
      contentId: id,
      title: 'Guia',
      description: null,
      url: '/g.pdf',
      extension: 'pdf',
    });
    close(store, id);
    return conversation;
  };

  test('gives neither addresses of media nor progress, checkpoints or package state', async () => {
    const { call } = await closed();
    const lists = [
      (await call(`GET ${at}/contents`)).data.contents,
      ...(at === course
        ? [
            (await call('GET /api/decola/course/list/id/11')).data.course.contents,
            (await call('GET /api/decola/course/list/progress?limit=100')).data.courses.find(
              (one: { id: number }) => one.id === 11,
            ).contents,
          ]
        : []),
    ];
    for (const contents of lists)
      expect(contents.find((one: { id: number }) => one.id === id)).toMatchObject({
        url: null,
        youtube: null,
        status: nothing,
      });
    expect((await call(`GET ${at}/contents/${id}`)).code).toBe('CONTENT_BLOCKED');
    expect((await call(`GET ${at}/contents/${id}/complements`)).data.complements).toEqual([]);
  });

  test('takes none either', async () => {
    const { call, store } = await closed();
    const before = store.list('contentStates', { userId: people.ana });
    const calls = [
      ['initialize', undefined],
      ['progress', { speedRate: 1 }],
      ['checkpoints', { seconds: 9 }],
      ['scorm/checkpoints', { checkpoints: [{ key: 'a', value: 'c' }] }],
      ['finish', undefined],
    ] as const;
    for (const [path, body] of calls)
      expect([path, (await call(`POST ${at}/contents/${id}/${path}`, body)).code]).toEqual([
        path,
        'CONTENT_BLOCKED',
      ]);
    expect(store.list('contentStates', { userId: people.ana })).toEqual(before);
  });
});

test('an exercise that is closed tells nothing of the attempts at it', async () => {
  const { call, store } = openConversation();
  await call(`POST ${course}/contents/1104/questionnaires`);
  const exercise = async () =>
    (await call(`GET ${course}/contents`)).data.contents.find((one: { id: number }) => one.id === 1104)
      .exercise.status;
  expect(await exercise()).toMatchObject({ doing: true, userAttempts: 1 });
  store.patch('contents', 1104, { isReleased: false });
  expect(await exercise()).toEqual({ doing: false, finished: false, userAttempts: 0, questionnaire: null });
});

test('an exercise that is closed takes no answer, shows no question and is not finished, by neither family of calls', async () => {
  const { call, store } = openConversation();
  const { id } = (await call(`POST ${course}/contents/1104/questionnaires`)).data.questionnaire;
  const attempt = `${course}/contents/1104/questionnaires/${id}`;
  const other = `/api/decola/exercise/questionnaire/${id}`;
  const question = store.find('questions', { contentId: 1104, type: 'ALTERNATIVE' });
  const alternative = question?.alternatives[0]?.id;
  const lines = [
    `GET ${attempt}/pages/1`,
    `GET ${attempt}/responses`,
    `POST ${attempt}/pages/1/alternatives/${alternative}`,
    `GET ${other}?page=1`,
    `GET /api/decola/exercise/questionnaire/cover/${id}`,
    `POST ${other}/question/${question?.id}/alternative/${alternative}`,
    `POST ${other}/finish`,
  ];
  for (const [name, change] of [
    ['contents', { isReleased: false }],
    ['courses', { isBlocked: true }],
  ] as const) {
    store.patch(name, name === 'contents' ? 1104 : 11, change);
    const before = [store.get('attempts', id), store.get('people', people.ana)?.decoins];
    for (const line of lines) expect([line, (await call(line)).code]).toEqual([line, 'CONTENT_BLOCKED']);
    expect([store.get('attempts', id), store.get('people', people.ana)?.decoins]).toEqual(before);
    store.patch('contents', 1104, { isReleased: true });
  }
});

test('nobody enrols in a course that is not published', async () => {
  const { call, store } = openConversation();
  store.patch('courses', 34, { isActive: false });
  expect((await call('POST /api/decola/enroll/34')).code).toBe('CONTENT_BLOCKED');
  expect(store.find('enrolments', { userId: people.ana, courseId: 34 })).toBeUndefined();
});

test('a course whose release lies ahead is open: its dates only tell for how long it is new (DASH-41)', async () => {
  const { call, store } = openConversation();
  store.patch('courses', 34, { releaseStartDate: '2027-01-01T00:00:00.000Z' });
  expect((await call('POST /api/decola/courses/34/contents/3401/initialize')).status).toBe(200);
});

test.each<[string, (store: Store) => void]>([
  ['is not published', (store) => store.patch('eventClasses', 11, { isActive: false })],
  ['is not public', (store) => store.patch('eventClasses', 11, { isPublic: false })],
  ['is of an event that is not published', (store) => store.patch('events', 1, { isActive: false })],
])('nobody enrols in a class that %s', async (_, close) => {
  const { call, store } = openConversation();
  close(store);
  const { status, errors } = await call('POST /api/decola/event/class/11/enroll');
  expect([status, errors]).toMatchObject([422, [{ message: 'Esta turma não está aberta a inscrições.' }]]);
  expect(store.find('seats', { userId: people.ana, classId: 11 })).toBeUndefined();
});

test('who was given a seat in a class that is not public studies in it', async () => {
  const { call, store } = openConversation();
  store.patch('eventClasses', 21, { isPublic: false });
  expect((await call(`GET ${classOf}/contents/100211`)).status).toBe(200);
});

test('saving never enrols, opening does; what who left still saves is refused, changes nothing and pays nothing', async () => {
  const { call, store } = openConversation();
  const lesson = '/api/decola/courses/34/contents/3401';
  const kept = () => ({
    enrolment: store.find('enrolments', { userId: people.ana, courseId: 34 }),
    states: store.list('contentStates', { userId: people.ana }),
    attempts: store.list('attempts', { userId: people.ana }),
    coins: store.get('people', people.ana)?.decoins,
  });
  await call(`POST ${lesson}/initialize`);
  expect(kept().enrolment).toBeDefined();
  await call('POST /api/decola/remove/progress/course/34');
  const left = kept();
  expect(left.enrolment).toBeUndefined();
  const exercise = store.find('contents', { courseId: 34, type: 4 })?.id;
  const late = [
    [`${lesson}/progress`, { speedRate: 1 }],
    [`${lesson}/checkpoints`, { seconds: 7 }],
    [`${lesson}/scorm/checkpoints`, { checkpoints: [{ key: 'a', value: 'b' }] }],
    [`${lesson}/finish`, undefined],
    [`/api/decola/courses/34/contents/${exercise}/questionnaires`, undefined],
  ] as const;
  for (const [path, body] of late)
    expect([path, (await call(`POST ${path}`, body)).code]).toEqual([path, 'NOT_ENROLLED']);
  expect(kept()).toEqual(left);
  await call('POST /api/decola/enroll/34');
  const { data } = await call('GET /api/decola/course/list/id/34');
  expect(data.course).toMatchObject({ progress: 0, statusCourse: 'progress' });
});

describe('an evaluation', () => {
  const at = (formId: number, trainingId: number) =>
    `/api/decola/searchForms/${formId}/training/${trainingId}`;
  const open = () => {
    const conversation = openConversation();
    const { call, store } = conversation;
    const stars = store.find('formQuestions', { formId: 1, type: 'STARS' })?.id;
    const codes = async (formId: number, trainingId: number) => [
      (await call(`GET ${at(formId, trainingId)}/page/1`)).code,
      (await call(`POST ${at(formId, trainingId)}/question/${stars}/response`, { stars: 5 })).code,
    ];
    const answers = () => store.list('formAnswers', { userId: people.ana }).length;
    return { ...conversation, codes, answers };
  };

  test('is answered where the training asks for it, and nowhere else', async () => {
    const { store, codes, answers } = open();
    const before = answers();
    const silent = store
      .list('courses')
      .find(({ id }) => !store.find('contents', { courseId: id, formId: 1 }) && !store.get('events', id));
    for (const trainingId of [999_999, silent?.id ?? 0])
      expect(await codes(1, trainingId)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(answers()).toBe(before);
    expect(await codes(1, 11)).toEqual([undefined, undefined]);
    expect(answers()).toBe(before + 1);
  });

  test('of a closed training is neither read nor answered', async () => {
    const { store, codes, answers } = open();
    const before = answers();
    store.patch('courses', 11, { isBlocked: true });
    expect(await codes(1, 11)).toEqual(['CONTENT_BLOCKED', 'CONTENT_BLOCKED']);
    expect(answers()).toBe(before);
  });

  test('is answered by who takes part in the training, and by nobody else', async () => {
    const { call, codes, answers } = open();
    await call('POST /api/decola/remove/progress/course/11');
    const before = answers();
    expect(await codes(1, 11)).toEqual([undefined, 'NOT_ENROLLED']);
    expect(answers()).toBe(before);
  });
});

test('in a course that is closed every content is listed as blocked, and an open one lists none that can be opened so', async () => {
  const { call, store } = openConversation();
  const blocked = async () =>
    (await call(`GET ${course}/contents`)).data.contents.map(
      ({ isBlocked }: { isBlocked: boolean }) => isBlocked,
    );
  expect(await blocked()).toContain(false);
  store.patch('courses', 11, { isBlocked: true });
  expect(new Set(await blocked())).toEqual(new Set([true]));
});
