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
    expect((await call('GET /api/decola/courses/x/contents/4303')).code).toBe('INVALID_ID');
    expect((await call('POST /api/decola/events/1/class/11/contents/1/initialize')).code).toBe('NOT_FOUND');
  });

  test('that is blocked opens once everything before it is finished, for whoever has finished it', async () => {
    const { call } = openConversation();
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

  test('for an exercise that was answered, once, however often it is done again', async () => {
    const conversation = openConversation();
    const { call, store } = conversation;
    const before = balanceIn(conversation);
    const attempt = async (answered: number) => {
      const { id } = (await call(`POST ${exercise}/questionnaires`)).data.questionnaire;
      for (const { position, alternatives } of store.list('questions', { contentId: 1104 }))
        if (position <= answered)
          await call(
            alternatives.length === 0
              ? `POST ${exercise}/questionnaires/${id}/pages/${position}/descriptive`
              : `POST ${exercise}/questionnaires/${id}/pages/${position}/alternatives/${alternatives[0]?.id}`,
            alternatives.length === 0 ? { answer: 'Com a equipe.' } : undefined,
          );
      await call(`POST ${exercise}/finish`);
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
  for (const pill of pills) expect(Object.keys(pill).sort()).toEqual([...names, ...more].sort());
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
