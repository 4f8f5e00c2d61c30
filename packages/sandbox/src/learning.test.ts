import { Pill } from '@student/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { people } from './seed/named-people.ts';
import { openConversation } from './testing.ts';

const lesson = '/api/decola/courses/43/contents/4303';
const exercise = '/api/decola/courses/11/contents/1104';
const podcast = '/api/decola/courses/11/contents/1105';

type Conversation = ReturnType<typeof openConversation>['call'];

/** Plays a content until the least time it wants is over. */
const watch = async (call: Conversation, content: string) => {
  for (const speedRate of [2, 2]) await call(`POST ${content}/progress`, { speedRate });
};

/** An attempt at the exercise in which its first questions are answered, all of them unless told; then it is finished. */
const answerExercise = async (
  { call, store }: Pick<ReturnType<typeof openConversation>, 'call' | 'store'>,
  answered = Number.POSITIVE_INFINITY,
) => {
  const { id } = (await call(`POST ${exercise}/questionnaires`)).data.questionnaire;
  for (const { position, alternatives } of store.list('questions', { contentId: 1104 })) {
    if (position > answered) continue;
    const page = `POST ${exercise}/questionnaires/${id}/pages/${position}`;
    if (alternatives.length === 0) await call(`${page}/descriptive`, { answer: 'Com a equipe.' });
    else await call(`${page}/alternatives/${alternatives[0]?.id}`);
  }
  await call(`POST ${exercise}/finish`);
};

describe('a content', () => {
  test('gains fifteen seconds times the speed, reaches 99 and finishes at 100', async () => {
    const { call, store } = openConversation();
    const content = store
      .list('contents')
      .find((one) => one.type === 1 && one.minDuration === 45 && one.courseId === 34);
    const at = `/api/decola/courses/34/contents/${content?.id}`;
    expect((await call(`POST ${at}/initialize`)).data.status.progress).toBe(0);
    expect((await call(`POST ${at}/progress`, { speedRate: 1 })).data).toEqual({ progress: 33 });
    expect((await call(`POST ${at}/progress`, { speedRate: 0.5 })).data).toEqual({ progress: 50 });
    expect((await call(`POST ${at}/progress`, { speedRate: 2 })).data).toEqual({ progress: 99 });
    const finished = (await call(`POST ${at}/finish`)).data.status;
    expect(finished).toMatchObject({ progress: 100, finishedAt: '2026-03-02T15:00:00.000Z' });
    expect((await call(`POST ${at}/progress`, { speedRate: 1 })).data).toEqual({ progress: 100 });
  });

  test('refuses speeds that nobody plays at and moments before the start', async () => {
    const { call } = openConversation();
    for (const speedRate of [0, -1, 2.1, 'fast'])
      expect(await call(`POST ${lesson}/progress`, { speedRate })).toMatchObject({
        status: 422,
        code: 'INVALID_SPEED_RATE',
      });
    expect((await call(`POST ${lesson}/checkpoints`, { seconds: -1 })).code).toBe('INVALID_CHECKPOINT');
    expect((await call(`POST ${lesson}/checkpoints`, { seconds: 33.5 })).status).toBe(200);
    expect((await call(`GET ${lesson}`)).data.content.status.checkpoint).toBe(33.5);
  });

  test('keeps the state of a package by key', async () => {
    const { call } = openConversation();
    const at = '/api/decola/courses/11/contents/1106';
    await call(`POST ${at}/scorm/checkpoints`, {
      checkpoints: [
        { key: 'cmi.location', value: '1' },
        { key: 'cmi.suspend_data', value: 'a' },
      ],
    });
    await call(`POST ${at}/scorm/checkpoints`, { checkpoints: [{ key: 'cmi.location', value: '2' }] });
    expect((await call(`GET ${at}`)).data.content.status.scormCheckpoints).toEqual([
      { key: 'cmi.location', value: '2' },
      { key: 'cmi.suspend_data', value: 'a' },
    ]);
  });

  test('keeps up to a mebibyte of the state of a package, however many calls bring it', async () => {
    const { call, store } = openConversation();
    const at = '/api/decola/courses/11/contents/1106/scorm/checkpoints';
    const save = (key: string, length: number) =>
      call(`POST ${at}`, { checkpoints: [{ key, value: 'a'.repeat(length) }] });
    const half = 1024 ** 2 / 2;
    expect((await save('a', half)).status).toBe(200);
    expect((await save('b', half - 1)).status).toBe(422);
    expect((await save('b', half - 2)).status).toBe(200);
    expect(await save('c', 0)).toMatchObject({
      status: 422,
      code: 'VALIDATION_ERROR',
      errors: [{ field: 'checkpoints' }],
    });
    const state = store.find('contentStates', { userId: people.ana, contentId: 1106 });
    expect(state?.scorm.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  test('pays its coins once, and never more than the day allows', async () => {
    const { call, store } = openConversation();
    const balance = () => store.get('people', people.ana)?.decoins ?? 0;
    const before = balance();
    await watch(call, podcast);
    await call('POST /api/decola/courses/11/contents/1105/finish');
    expect(balance()).toBe(before + 10);
    await call('POST /api/decola/courses/11/contents/1105/finish');
    expect(balance()).toBe(before + 10);

    const limited = openConversation({ scenario: 'daily-limit' });
    const full = limited.store.get('people', people.ana)?.decoins;
    await watch(limited.call, podcast);
    await limited.call('POST /api/decola/courses/11/contents/1105/finish');
    expect(limited.store.get('people', people.ana)?.decoins).toBe(full);
    expect((await limited.call('GET /api/decola/decoinsMaxDaily')).data.isDecoinLimitExceed).toBe(true);
  });

  test('that is finished counts as watched once, and ends the attempt that runs, not those before it', async () => {
    const { call, store } = openConversation();
    const attempt = { userId: people.ana, contentId: 1105, answers: [] };
    const ended = '2026-02-01T12:00:00.000Z';
    const now = '2026-03-02T15:00:00.000Z';
    store.insert('attempts', { ...attempt, number: 1, createdAt: ended, finishedAt: ended });
    store.insert('attempts', { ...attempt, number: 2, createdAt: now, finishedAt: null });
    const watched = () => store.get('people', people.ana)?.totalWatched ?? 0;
    const [before, duration = 0] = [watched(), store.get('contents', 1105)?.duration];
    expect(duration).toBeGreaterThan(0);
    await watch(call, podcast);
    for (const _ of [1, 2]) await call('POST /api/decola/courses/11/contents/1105/finish');
    expect(watched()).toBe(before + duration);
    expect(
      store.list('attempts', { contentId: 1105, userId: people.ana }).map((one) => one.finishedAt),
    ).toEqual([ended, now]);
  });

  test('that is blocked, unreleased or elsewhere cannot be opened', async () => {
    const { call, store } = openConversation();
    const blocked = store.list('contents').find((one) => one.isBlocked);
    expect(
      await call(`POST /api/decola/courses/${blocked?.courseId}/contents/${blocked?.id}/initialize`),
    ).toMatchObject({
      status: 409,
      code: 'CONTENT_BLOCKED',
    });
    expect((await call('GET /api/decola/courses/2/contents/4303')).code).toBe('NOT_FOUND');
    for (const [id, code] of [
      ['x', 'INVALID_ID'],
      ['0', 'INVALID_ID'],
      ['9'.repeat(15), 'NOT_FOUND'],
      ['9'.repeat(16), 'INVALID_ID'],
    ])
      expect([id, (await call(`GET /api/decola/courses/${id}/contents/4303`)).code]).toEqual([id, code]);
    expect((await call('POST /api/decola/events/1/class/11/contents/1/initialize')).code).toBe('NOT_FOUND');
  });

  test('that is blocked opens once everything before it is finished, for whoever has finished it', async () => {
    const { call, store } = openConversation();
    const locks = async () =>
      (await call('GET /api/decola/courses/7/contents')).data.contents.map(
        ({ isBlocked }: { isBlocked: boolean }) => isBlocked,
      );
    expect(await locks()).toEqual([false, false, true, true]);
    await call('POST /api/decola/enroll/7');
    await call('POST /api/decola/courses/7/contents/702/finish');
    expect(await locks()).toEqual([false, false, true, true]);
    await call('POST /api/decola/courses/7/contents/701/finish');
    expect(await locks()).toEqual([false, false, false, true]);
    expect((await call('GET /api/decola/courses/7/contents/703')).status).toBe(200);
    expect((await call('GET /api/decola/courses/7/contents/704')).code).toBe('CONTENT_BLOCKED');
    await call('POST /api/decola/courses/7/contents/703/finish');
    expect((await call('GET /api/decola/enroll/7')).data).toEqual({ enrolled: true, finished: false });
    const given = { answerId: null, multiAnswerIds: [], answerText: null, stars: 5 };
    for (const { id: questionId } of store.list('formQuestions', { formId: 1 }))
      store.insert('formAnswers', { ...given, userId: people.ana, trainingId: 7, questionId });
    await call('POST /api/decola/courses/7/contents/704/finish');
    expect((await call('GET /api/decola/enroll/7')).data).toEqual({ enrolled: true, finished: true });
  });

  test('that was the last one finishes its course, which then has a certificate', async () => {
    const { call, store } = openConversation();
    expect((await call('GET /api/decola/certificate/26')).code).toBe('CERTIFICATE_UNAVAILABLE');
    const contents = store.list('contents', { courseId: 26 });
    for (const { id } of contents) await call(`POST /api/decola/courses/26/contents/${id}/finish`);
    expect((await call('GET /api/decola/enroll/26')).data).toEqual({ enrolled: true, finished: true });
    // Nothing of it was watched or answered: clicks earn no certificate.
    expect((await call('GET /api/decola/certificate/26')).code).toBe('CERTIFICATE_UNAVAILABLE');
    expect((await call('GET /api/decola/course/list/id/26')).data.course.certificatePath).toBeNull();
    for (const { id } of store.list('contentStates', {
      userId: people.ana,
      contentId: { oneOf: contents.map(({ id }) => id) },
    }))
      store.patch('contentStates', id, { isCounted: true });
    expect((await call('GET /api/decola/course/list/id/26')).data.course.certificatePath).toContain(
      'course=26',
    );
    expect((await call('GET /api/decola/certificate/26')).data).toEqual({
      path: '/files/certificates/certificado.pdf?course=26',
    });
    await call('POST /api/decola/remove/progress/course/26');
    expect((await call('GET /api/decola/enroll/26')).data).toEqual({ enrolled: false, finished: false });
  });
});

describe('coins are paid', () => {
  const balanceIn = ({ store }: ReturnType<typeof openConversation>) =>
    store.get('people', people.ana)?.decoins ?? 0;

  test('for what was watched, not for what was finished without a look', async () => {
    const conversation = openConversation();
    const { call, store } = conversation;
    const [before, watched] = [balanceIn(conversation), store.get('people', people.ana)?.totalWatched];
    await call(`POST ${podcast}/progress`, { speedRate: 1 });
    expect((await call(`POST ${podcast}/finish`)).data.status.progress).toBe(100);
    await call('POST /api/decola/courses/11/contents/1103/finish');
    expect(balanceIn(conversation)).toBe(before);
    expect(store.get('people', people.ana)?.totalWatched).toBe(watched);
  });

  test('for a content that asks for nothing once it was opened, not before', async () => {
    const paidFor = async (isOpened: boolean) => {
      const conversation = openConversation();
      const { call, store } = conversation;
      store.patch('contents', 1105, { minDuration: null });
      await call('POST /api/decola/enroll/11');
      const before = balanceIn(conversation);
      if (isOpened) await call(`POST ${podcast}/initialize`);
      expect((await call(`POST ${podcast}/finish`)).data.status.progress).toBe(100);
      return balanceIn(conversation) - before;
    };
    expect([await paidFor(false), await paidFor(true)]).toEqual([0, 10]);
  });

  test('for an exercise that was answered, once, however often it is done again', async () => {
    const conversation = openConversation();
    const { store } = conversation;
    const before = balanceIn(conversation);
    const attempt = async (answered: number) => {
      await answerExercise(conversation, answered);
      return balanceIn(conversation) - before;
    };
    expect([await attempt(0), await attempt(4)]).toEqual([0, 0]);
    store.patch('contents', 1104, { attemptLimit: null });
    expect([await attempt(5), await attempt(5)]).toEqual([20, 20]);
    expect(store.get('people', people.ana)?.totalWatched).toBe(94_440 + 900);
  });

  test('for an evaluation whose every question was answered', async () => {
    const conversation = openConversation();
    const { call, store } = conversation;
    const before = balanceIn(conversation);
    const lastOf = (courseId: number) =>
      store.list('contents', { courseId }).find(({ formId }) => formId !== null)?.id ?? 0;
    const at = (courseId: number) => `/api/decola/courses/${courseId}/contents/${lastOf(courseId)}`;
    const answers = store.list('formQuestions', { formId: 1 }).map(({ id, type, choices }) => ({
      id,
      body: {
        STARS: { stars: 5 },
        SINGLE_CHOICE: { answerId: choices[0]?.id },
        MULTIPLE_CHOICE: { multiAnswerIds: [choices[0]?.id] },
        TEXT: { answerText: 'Gostei.' },
      }[type],
    }));
    const finishAfter = async (courseId: number, given: typeof answers) => {
      await call(`POST ${at(courseId)}/initialize`);
      for (const { id, body } of given)
        await call(`POST /api/decola/searchForms/1/training/${courseId}/question/${id}/response`, body);
      await call(`POST ${at(courseId)}/finish`);
      return balanceIn(conversation) - before;
    };
    expect([await finishAfter(11, answers.slice(1)), await finishAfter(60, answers)]).toEqual([0, 10]);
  });

  test('for a course of which everything was watched or answered', async () => {
    const paidFor = async (isWatched: boolean) => {
      const { call, store } = openConversation();
      store.patch('contents', 5203, { isReleased: false });
      store.patch('contents', 5204, { isReleased: false });
      await call('POST /api/decola/courses/52/contents/5202/initialize');
      if (isWatched) await watch(call, '/api/decola/courses/52/contents/5202');
      await call('POST /api/decola/courses/52/contents/5202/finish');
      expect((await call('GET /api/decola/enroll/52')).data.finished).toBe(true);
      return store.find('statements', { userId: people.ana, source: 'course:52' })?.decoins;
    };
    expect([await paidFor(false), await paidFor(true)]).toEqual([undefined, 30]);
  });
});

test('a pill carries what the contract names, its video as a file or as a code of YouTube (PILL-16)', async () => {
  const { call } = openConversation();
  const { pills, has_more: hasMore } = (await call('GET /api/decola/pills?index=0&limit=11')).data;
  expect([pills.length, hasMore]).toEqual([11, true]);
  const names = ['id', 'title', 'isPublic', 'imageURL', 'isActive', 'lastChange', 'activationDate'];
  const more = ['inactivationDate', 'url', 'youtube', 'isWatched', 'idCourse'];
  const isSame = (name: string) => name !== 'imageURL' && name !== 'idCourse';
  for (const pill of pills) {
    expect(Object.keys(pill).sort()).toEqual([...names, ...more].sort());
    const same = Object.fromEntries([...names, ...more].filter(isSame).map((name) => [name, pill[name]]));
    // What the schema did not name would be dropped.
    expect(v.parse(Pill, pill)).toEqual({ ...same, imageUrl: pill.imageURL, courseId: pill.idCourse });
  }
  const videos = pills.map(({ url, youtube }: { url: string | null; youtube: { code: string } | null }) =>
    url === null ? youtube?.code : youtube === null && 'file',
  );
  expect(new Set(videos)).toEqual(new Set(['file', 'dQ4example3']));
});

test('a pill pays once, however often it is watched, and a course without coins pays none', async () => {
  const { call, store } = openConversation();
  const balance = () => store.get('people', people.ana)?.decoins ?? 0;
  const before = balance();
  const pill = store
    .list('pills')
    .find(({ id, decoins }) => decoins > 0 && !store.find('pillViews', { userId: people.ana, pillId: id }));
  for (const _ of [1, 2])
    expect((await call(`POST /api/decola/pills/${pill?.id}/watch`)).data).toEqual({ success: true });
  expect(balance()).toBe(before + (pill?.decoins ?? 0));
  store.patch('courses', 11, { haveDecoins: false });
  await watch(call, podcast);
  await call(`POST ${podcast}/finish`);
  expect(store.find('contentStates', { userId: people.ana, contentId: 1105 })?.isCounted).toBe(true);
  expect(balance()).toBe(before + (pill?.decoins ?? 0));
});

describe('a course that is finished', () => {
  const balanceOf = (store: ReturnType<typeof openConversation>['store']) =>
    store.get('people', people.ana)?.decoins ?? 0;

  test.each([
    [true, 80],
    [false, 0],
  ])('pays its own coins only where it has coins: %s', async (haveDecoins, paid) => {
    const { call, store } = openConversation();
    for (const { id } of store.list('contents', { courseId: 11 }))
      if (id !== 1105) store.patch('contents', id, { isReleased: false });
    store.patch('courses', 11, { haveDecoins, decoins: 70 });
    const before = balanceOf(store);
    await watch(call, podcast);
    await call(`POST ${podcast}/finish`);
    expect(store.find('enrolments', { userId: people.ana, courseId: 11 })?.finishedAt).toBeTruthy();
    expect(balanceOf(store) - before).toBe(paid);
    expect((await call('POST /api/decola/course/finish/11')).status).toBe(200);
    expect(balanceOf(store) - before).toBe(paid);
  });

  test('is none of which nothing was open', async () => {
    const { call, store } = openConversation();
    for (const { id } of store.list('contents', { courseId: 11 }))
      store.patch('contents', id, { isReleased: false });
    store.patch('courses', 11, { haveDecoins: true, decoins: 70 });
    const before = balanceOf(store);
    await call('POST /api/decola/enroll/11');
    await call('POST /api/decola/course/finish/11');
    expect(store.find('enrolments', { userId: people.ana, courseId: 11 })?.finishedAt).toBeNull();
    expect(balanceOf(store)).toBe(before);
  });
});

test('coins and time of a content are not counted again for who left its course and came back', async () => {
  const { call, store } = openConversation();
  const { decoins = 0, totalWatched = 0 } = store.get('people', people.ana) ?? {};
  const duration = store.get('contents', 1105)?.duration ?? 0;
  const counted = { decoins: decoins + 10, totalWatched: totalWatched + duration };
  for (const _ of ['once', 'again', 'and again']) {
    await call('POST /api/decola/courses/11/contents/1105/initialize');
    expect((await call(`GET ${podcast}`)).data.content.status).toMatchObject({
      progress: 0,
      finishedAt: null,
    });
    await watch(call, podcast);
    await call(`POST ${podcast}/finish`);
    expect(store.get('people', people.ana)).toMatchObject(counted);
    expect(store.find('contentStates', { userId: people.ana, contentId: 1105 })?.finishedAt).toBeTruthy();
    await call('POST /api/decola/remove/progress/course/11');
  }
});

test('leaving a course ends its attempts and gives no more of them', async () => {
  const { call, store } = openConversation();
  const contentId = store.find('contents', { courseId: 11, type: 4 })?.id ?? 0;
  store.patch('contents', contentId, { attemptLimit: 1 });
  const { id } = (await call(`POST ${exercise}/questionnaires`)).data.questionnaire;
  await call('POST /api/decola/remove/progress/course/11');
  await call('POST /api/decola/enroll/11');
  expect((await call(`POST ${exercise}/questionnaires`)).code).toBe('ATTEMPT_LIMIT_REACHED');
  const answer = { answer: 'Com a equipe.' };
  expect((await call(`POST ${exercise}/questionnaires/${id}/pages/5/descriptive`, answer)).code).toBe(
    'QUESTIONNAIRE_FINISHED',
  );
  expect((await call(`GET ${exercise}`)).data.content).toMatchObject({
    status: { progress: 0, finishedAt: null },
    exercise: { status: { userAttempts: 1 } },
  });
});

describe('a questionnaire', () => {
  test('is read, answered and told of at its own content only', async () => {
    const { call } = openConversation();
    const { id } = (await call(`POST ${exercise}/questionnaires`)).data.questionnaire;
    for (const at of ['pages/1', 'responses'])
      expect((await call(`GET ${podcast}/questionnaires/${id}/${at}`)).code).toBe('NOT_FOUND');
    const answer = { answer: 'Com a equipe.' };
    expect((await call(`POST ${podcast}/questionnaires/${id}/pages/5/descriptive`, answer)).code).toBe(
      'NOT_FOUND',
    );
  });

  test('starts over: progress 0, one attempt more, nothing answered', async () => {
    const { call } = openConversation();
    await call(`POST ${exercise}/finish`);
    const { questionnaire } = (await call(`POST ${exercise}/questionnaires`)).data;
    expect(questionnaire).toMatchObject({
      finishedAt: null,
      questions: { corrects: 0, answered: 0, total: 5 },
    });
    const { content } = (await call(`GET ${exercise}`)).data;
    expect(content.status).toMatchObject({ progress: 0, finishedAt: null });
    expect(content.exercise.status).toMatchObject({ doing: true, finished: false, userAttempts: 1 });
  });

  test('scores answers, limits them, and closes when finished', async () => {
    const { call, store } = openConversation();
    const { id } = (await call(`POST ${exercise}/questionnaires`)).data.questionnaire;
    const [first] = store.list('questions', { contentId: 1104 });
    const at = `${exercise}/questionnaires/${id}/pages`;
    const page = (await call(`GET ${at}/1`)).data;
    expect(page).toMatchObject({
      page: 1,
      previousPage: null,
      nextPage: 2,
      totalPages: 5,
      question: { isCorrect: null },
    });
    const wrong = first?.alternatives.find((alternative) => alternative.id !== first.correctId)?.id;
    expect((await call(`POST ${at}/1/alternatives/${wrong}`)).data.question.isCorrect).toBe(false);
    expect((await call(`POST ${at}/1/alternatives/${first?.correctId}`)).data.question.isCorrect).toBe(true);
    expect((await call(`POST ${at}/1/alternatives/${wrong}`)).code).toBe('ATTEMPT_LIMIT_REACHED');
    expect((await call(`POST ${at}/5/descriptive`, { answer: ' ' })).status).toBe(422);
    await call(`POST ${at}/5/descriptive`, { answer: 'Com a equipe.' });
    await call(`POST ${exercise}/finish`);
    expect((await call(`POST ${at}/2/alternatives/1`)).code).toBe('NOT_FOUND');
    expect((await call(`POST ${at}/5/descriptive`, { answer: 'Tarde.' })).code).toBe(
      'QUESTIONNAIRE_FINISHED',
    );
    const { questionnaire } = (await call(`GET ${exercise}/questionnaires/${id}/responses`)).data;
    expect(questionnaire.questions).toEqual({ corrects: 1, answered: 2, total: 5 });
  });

  test('ends when its time is over and when its attempts are used up', async () => {
    const clock = fixedClock();
    const { call } = openConversation({ clock });
    const { id } = (await call(`POST ${exercise}/questionnaires`)).data.questionnaire;
    clock.advance(901);
    expect(
      (await call(`POST ${exercise}/questionnaires/${id}/pages/5/descriptive`, { answer: 'a' })).code,
    ).toBe('QUESTIONNAIRE_FINISHED');
    await call(`POST ${exercise}/questionnaires`);
    await call(`POST ${exercise}/questionnaires`);
    expect((await call(`POST ${exercise}/questionnaires`)).code).toBe('ATTEMPT_LIMIT_REACHED');
  });
});

describe('the list of courses', () => {
  test('filters by school and track, searches without accents, sorts and pages', async () => {
    const { call } = openConversation();
    const titles = async (query: string) =>
      (await call(`GET /api/decola/course/list?${query}`)).data.courses.map(
        ({ title }: { title: string }) => title,
      );
    const first = (await call('GET /api/decola/course/list?limit=25')).data;
    expect([first.courses.length, first.totalPages, first.hasMore]).toEqual([25, 3, true]);
    expect(await titles('school=6&limit=100')).toHaveLength(10);
    expect(await titles('courseTrack=11&courseTrack=10&limit=100')).toHaveLength(7);
    expect(await titles('search=comunicacao')).toEqual(['Comunicação não violenta']);
    expect(await titles('school=6&orderBy=title&order=Asc&limit=2')).toEqual([
      'Aplicativo do motorista',
      'Automatize tarefas repetitivas',
    ]);
    expect((await titles('school=6&orderBy=title&order=Desc&limit=1'))[0]).toBe('Videochamadas sem drama');
    expect((await call('GET /api/decola/course/list?limit=101')).status).toBe(422);
    expect((await call('GET /api/decola/course/list?school=a')).code).toBe('INVALID_ID');
  });
});

describe('who may say something about a course', () => {
  const said = async ({ call }: ReturnType<typeof openConversation>, place: string) => {
    const opinion = { stars: 1, message: 'Não vi.', title: 'E à noite?', description: 'Vale o mesmo prazo?' };
    const { stars, message, title, description } = opinion;
    return [
      (await call(`POST ${place}/ratings`, { stars, message })).code ?? 'done',
      (await call(`POST ${place}/doubts`, { title, description })).code ?? 'done',
    ];
  };

  test('is who is enrolled in it and finds its content open', async () => {
    const conversation = openConversation();
    const { call, store } = conversation;
    const place = '/api/decola/courses/60/contents/6001';
    expect(await said(conversation, place)).toEqual(['NOT_ENROLLED', 'NOT_ENROLLED']);
    await call('POST /api/decola/enroll/60');
    expect(await said(conversation, place)).toEqual(['done', 'done']);
    store.patch('courses', 60, { isBlocked: true });
    expect(await said(conversation, place)).toEqual(['CONTENT_BLOCKED', 'CONTENT_BLOCKED']);
  });
});

test('a course that was withdrawn is in no track, and is neither recommended nor a favourite', async () => {
  const { call, store } = openConversation();
  const required = async () =>
    (await call('GET /api/decola/courseTrack/required')).data.courseTracks.map(
      ({ id, totalCourses, courses }: { id: number; totalCourses: number; courses: { id: number }[] }) => [
        id,
        totalCourses,
        courses.map((course) => course.id),
      ],
    );
  const before = await required();
  const [first] = before[0][2];
  store.patch('courses', first, { isActive: false });
  expect((await required())[0]).toEqual([
    before[0][0],
    before[0][1] - 1,
    before[0][2].filter((id: number) => id !== first),
  ]);
  expect((await call(`POST /api/decola/indication/training/${first}`, { userIDs: [people.caio] })).code).toBe(
    'NOT_FOUND',
  );
  expect((await call(`POST /api/decola/favorite/training/${first}`)).code).toBe('NOT_FOUND');
});

test('a course that was closed meanwhile is not finished', async () => {
  const { call, store } = openConversation();
  await call('POST /api/decola/enroll/26');
  for (const { id } of store.list('contents', { courseId: 26 }))
    await call(`POST /api/decola/courses/26/contents/${id}/finish`);
  const enrolment = store.find('enrolments', { userId: people.ana, courseId: 26 });
  store.patch('enrolments', enrolment?.id ?? 0, { finishedAt: null });
  store.patch('courses', 26, { isBlocked: true });
  expect((await call('POST /api/decola/course/finish/26')).code).toBe('CONTENT_BLOCKED');
  store.patch('courses', 26, { isBlocked: false });
  expect((await call('POST /api/decola/course/finish/26')).data).toMatchObject({ finished: true });
});

test('an evaluation is not finished as long as a question has no answer (FORMS-20); one that older data has as finished counts once it is answered and finished again', async () => {
  const clock = fixedClock();
  const { call, store } = openConversation({ clock });
  const evaluation = store.list('contents', { courseId: 11 }).find(({ formId }) => formId === 1);
  const at = `/api/decola/courses/11/contents/${evaluation?.id}`;
  const counted = () =>
    store.find('contentStates', { userId: people.ana, contentId: evaluation?.id ?? 0 })?.isCounted ?? false;
  for (const { id } of store.list('formAnswers', { userId: people.ana, trainingId: 11 }))
    store.remove('formAnswers', id);
  await call(`POST ${at}/initialize`);
  const state = () => store.find('contentStates', { userId: people.ana, contentId: evaluation?.id ?? 0 });
  expect(await call(`POST ${at}/finish`)).toMatchObject({ status: 422, code: 'VALIDATION_ERROR' });
  expect(state()?.finishedAt).toBe(null);
  const finishedAt = '2026-03-01T12:00:00.000Z';
  store.patch('contentStates', state()?.id ?? 0, { finishedAt, progress: 100 });
  await call(`POST ${at}/finish`);
  expect(counted()).toBe(false);
  for (const { id, type, choices } of store.list('formQuestions', { formId: 1 }))
    await call(
      `POST /api/decola/searchForms/1/training/11/question/${id}/response`,
      {
        STARS: { stars: 5 },
        SINGLE_CHOICE: { answerId: choices[0]?.id },
        MULTIPLE_CHOICE: { multiAnswerIds: [choices[0]?.id] },
        TEXT: { answerText: 'Gostei.' },
      }[type],
    );
  clock.advance(60);
  const again = await call(`POST ${at}/finish`);
  expect(again.data.status.finishedAt).toBe(finishedAt);
  expect(counted()).toBe(true);
});

test('an evaluation keeps of an answer the field that its question asks for', async () => {
  const { call, store } = openConversation();
  const id = store.find('formQuestions', { formId: 1, type: 'STARS' })?.id;
  await call('POST /api/decola/courses/11/contents/1101/initialize');
  const line = `POST /api/decola/searchForms/1/training/11/question/${id}/response`;
  const { question } = (await call(line, { stars: 3, answerText: 'x', answerId: 1, multiAnswerIds: [1] }))
    .data;
  expect(question).toMatchObject({ stars: 3, answerText: null, answerId: null, multiAnswerIds: [] });
});

test('a question with alternatives takes no answer in words, and keeps the one that it has', async () => {
  const { call } = openConversation();
  const { id } = (await call(`POST ${exercise}/questionnaires`)).data.questionnaire;
  const page = `${exercise}/questionnaires/${id}/pages/1`;
  const { question } = (await call(`GET ${page}`)).data;
  expect(question.type).toBe('ALTERNATIVE');
  await call(`POST ${page}/alternatives/${question.alternatives[0].id}`);
  const before = (await call(`GET ${page}`)).data.question;
  expect(await call(`POST ${page}/descriptive`, { answer: 'x' })).toMatchObject({
    status: 422,
    errors: [{ field: 'answer' }],
  });
  expect((await call(`GET ${page}`)).data.question).toEqual(before);
});

describe('what was finished', () => {
  test('keeps its day when it is finished once more, and is paid under the code of a course', async () => {
    const clock = fixedClock();
    const { call, store } = openConversation({ clock });
    for (const { id } of store.list('contents', { courseId: 11 }))
      if (id !== 1105) store.patch('contents', id, { isReleased: false });
    store.patch('courses', 11, { haveDecoins: true, decoins: 70 });
    await watch(call, podcast);
    await call(`POST ${podcast}/finish`);
    const finishedAt = () => store.find('enrolments', { userId: people.ana, courseId: 11 })?.finishedAt;
    const first = finishedAt();
    expect(first).toBeTruthy();
    clock.advance(86_400);
    await call('POST /api/decola/course/finish/11');
    expect(finishedAt()).toBe(first);
    const codes = (await call('GET /api/decola/list/statement/user?typeCode=2')).data.statements;
    expect(codes.map(({ description }: { description: string }) => description)).toContain(
      `Treinamento concluído: ${store.get('courses', 11)?.title}`,
    );
  });

  test('is not undone by a longer least time, nor is progress', async () => {
    const { call, store } = openConversation();
    store.patch('contents', 1105, { minDuration: 60 });
    await call(`POST ${podcast}/initialize`);
    expect((await call(`POST ${podcast}/progress`, { speedRate: 2 })).data).toEqual({ progress: 50 });
    store.patch('contents', 1105, { minDuration: 600 });
    expect((await call(`POST ${podcast}/progress`, { speedRate: 1 })).data).toEqual({ progress: 50 });
  });
});

test('a lock waits only for what is released before it', async () => {
  const { call, store } = openConversation();
  const [first, second, third] = store
    .list('contents', { courseId: 43 })
    .sort((one, other) => one.position - other.position);
  if (!first || !second || !third) throw new Error('course 43 has fewer than three contents');
  for (const { id } of store.list('contentStates', { userId: people.ana })) store.remove('contentStates', id);
  store.patch('contents', first.id, { isBlocked: false, isReleased: true, minDuration: null });
  store.patch('contents', second.id, { isReleased: false });
  store.patch('contents', third.id, { isBlocked: true, isReleased: true });
  const at = (id: number) => `/api/decola/courses/43/contents/${id}`;
  expect((await call(`POST ${at(third.id)}/initialize`)).code).toBe('CONTENT_BLOCKED');
  await call(`POST ${at(first.id)}/initialize`);
  await call(`POST ${at(first.id)}/finish`);
  expect((await call(`POST ${at(third.id)}/initialize`)).status).toBe(200);
});

describe('what counts as done', () => {
  const paidOf = (store: ReturnType<typeof openConversation>['store'], source: string) =>
    store.find('statements', { userId: people.ana, source })?.decoins;

  test('is a content that was watched to 99, where a client finishes (PLAYER-09)', async () => {
    const { call, store } = openConversation();
    store.patch('contents', 1105, { minDuration: 1500 });
    await call(`POST ${podcast}/initialize`);
    let progress = 0;
    for (let tick = 0; tick < 98; tick += 1)
      ({ progress } = (await call(`POST ${podcast}/progress`, { speedRate: 1 })).data);
    expect(progress).toBe(98);
    expect((await call(`POST ${podcast}/progress`, { speedRate: 1 })).data).toEqual({ progress: 99 });
    await call(`POST ${podcast}/finish`);
    expect(paidOf(store, 'content:1105')).toBe(10);
  });

  test('is what was clicked through once it is watched and finished again', async () => {
    const { call, store } = openConversation();
    await call(`POST ${podcast}/initialize`);
    await call(`POST ${podcast}/finish`);
    await call(`POST ${podcast}/progress`, { speedRate: 1 });
    expect((await call(`POST ${podcast}/finish`)).data.status.progress).toBe(100);
    expect(paidOf(store, 'content:1105')).toBeUndefined();
    for (const speedRate of [2, 2])
      expect((await call(`POST ${podcast}/progress`, { speedRate })).data).toEqual({ progress: 100 });
    await call(`POST ${podcast}/finish`);
    expect(paidOf(store, 'content:1105')).toBe(10);
  });

  test('is nothing that was never opened, however often it is finished; once opened it is', async () => {
    const { call, store } = openConversation();
    store.patch('contents', 1105, { minDuration: null });
    await call('POST /api/decola/enroll/11');
    for (const _ of [1, 2]) await call(`POST ${podcast}/finish`);
    expect(paidOf(store, 'content:1105')).toBeUndefined();
    await call(`POST ${podcast}/initialize`);
    await call(`POST ${podcast}/finish`);
    expect(paidOf(store, 'content:1105')).toBe(10);
  });

  test('is watched anew by who left the course and came back', async () => {
    const { call } = openConversation();
    await watch(call, podcast);
    await call(`POST ${podcast}/finish`);
    await call('POST /api/decola/remove/progress/course/11');
    await call(`POST ${podcast}/initialize`);
    const told = [];
    for (const speedRate of [2, 2])
      told.push((await call(`POST ${podcast}/progress`, { speedRate })).data.progress);
    expect(told).toEqual([66, 99]);
  });

  test('is an exercise that was finished before it was opened, once it is answered', async () => {
    const { call, store } = openConversation();
    await call('POST /api/decola/enroll/11');
    await call(`POST ${exercise}/finish`);
    await answerExercise({ call, store });
    expect(paidOf(store, 'content:1104')).toBe(20);
  });

  test('is a content whose least time is none, once it was opened', async () => {
    const { call, store } = openConversation();
    store.patch('contents', 1105, { minDuration: 0 });
    await call(`POST ${podcast}/initialize`);
    await call(`POST ${podcast}/finish`);
    expect(paidOf(store, 'content:1105')).toBe(10);
  });

  test('is on no other day what a full day has not paid, of a content and of a course', async () => {
    const clock = fixedClock();
    const { call, store } = openConversation({ clock });
    store.patch('configuration', 1, { dailyDecoins: 0 });
    store.patch('courses', 11, { haveDecoins: true, decoins: 70 });
    for (const { id } of store.list('contents', { courseId: 11 }))
      if (id !== 1105) store.patch('contents', id, { isReleased: false });
    const before = store.get('people', people.ana)?.decoins;
    await watch(call, podcast);
    await call(`POST ${podcast}/finish`);
    store.patch('configuration', 1, { dailyDecoins: 500 });
    clock.advance(86_400);
    await call(`POST ${podcast}/finish`);
    await call('POST /api/decola/course/finish/11');
    expect(store.get('people', people.ana)?.decoins).toBe(before);
    const { statements } = (await call('GET /api/decola/list/statement/user?limit=100')).data;
    expect(statements.filter(({ decoins }: { decoins: number }) => decoins === 0)).toEqual([]);
  });

  test('is no exercise that was clicked through and begun again: the course has no certificate', async () => {
    const { call, store } = openConversation();
    const at = (id: number) => `/api/decola/courses/11/contents/${id}`;
    for (const { id, type, formId } of store.list('contents', { courseId: 11 })) {
      store.patch('contents', id, { isBlocked: false, isReleased: type !== 4 && formId === null });
      if (id === 1104) store.patch('contents', id, { isReleased: true });
    }
    store.patch('courses', 11, { haveCertification: true });
    for (const { id, minDuration } of store.list('contents', { courseId: 11, isReleased: true })) {
      await call(`POST ${at(id)}/initialize`);
      if (minDuration !== null) await watch(call, at(id));
      await call(`POST ${at(id)}/finish`);
    }
    expect((await call('GET /api/decola/enroll/11')).data.finished).toBe(true);
    const certificate = async () => {
      const { certificatePath } = (await call('GET /api/decola/course/list/id/11')).data.course;
      return [(await call('GET /api/decola/certificate/11')).code, certificatePath];
    };
    expect(await certificate()).toEqual(['CERTIFICATE_UNAVAILABLE', null]);
    expect((await call(`POST ${exercise}/questionnaires`)).status).toBe(200);
    expect(await certificate()).toEqual(['CERTIFICATE_UNAVAILABLE', null]);
  });

  test('stays done for what it unlocks while it is done once more', async () => {
    const { call, store } = openConversation();
    const contents = store
      .list('contents', { courseId: 43 })
      .sort((one, other) => one.position - other.position);
    const last = contents.at(-1)?.id ?? 0;
    store.patch('contents', last, { isBlocked: true, isReleased: true });
    for (const { id } of store.list('contentStates', { userId: people.ana }))
      store.remove('contentStates', id);
    const at = {
      userId: people.ana,
      watched: 45,
      checkpoint: null,
      scorm: [],
      openedAt: '2026-03-01T12:00:00.000Z',
    };
    const states = contents.slice(0, -1).map(({ id }) =>
      store.insert('contentStates', {
        ...at,
        contentId: id,
        progress: 100,
        finishedAt: at.openedAt,
        isCounted: true,
      }),
    );
    const opens = async () => (await call(`POST /api/decola/courses/43/contents/${last}/initialize`)).code;
    expect(await opens()).toBeUndefined();
    store.patch('contentStates', states[0]?.id ?? 0, { finishedAt: null, progress: 0 });
    expect(await opens()).toBeUndefined();
    store.patch('contentStates', states[0]?.id ?? 0, { isCounted: false });
    expect(await opens()).toBe('CONTENT_BLOCKED');
  });
});
