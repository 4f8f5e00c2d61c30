import { expect, test } from 'vitest';
import { people } from './seed/named-people.ts';
import { openConversation } from './testing.ts';

type Conversation = ReturnType<typeof openConversation>;

const responseTo = (courseId: number, questionId: number | undefined) =>
  `POST /api/decola/searchForms/1/training/${courseId}/question/${questionId}/response`;

/** Answers every question of the evaluation in a course. */
const answerAll = async ({ call, store }: Conversation, courseId: number) => {
  for (const { id, type, choices } of store.list('formQuestions', { formId: 1 })) {
    const given = {
      STARS: { stars: 5 },
      SINGLE_CHOICE: { answerId: choices[0]?.id },
      MULTIPLE_CHOICE: { multiAnswerIds: [choices[0]?.id] },
      TEXT: { answerText: 'Gostei.' },
    };
    expect((await call(responseTo(courseId, id), given[type])).status).toBe(200);
  }
};

test('what was answered about one training counts for no other that asks the same', async () => {
  const conversation = openConversation();
  const { call, store } = conversation;
  for (const { id } of store.list('formAnswers', { userId: people.ana })) store.remove('formAnswers', id);
  const finish = async (courseId: number) => {
    const { id = 0 } = store.find('contents', { courseId, formId: 1 }) ?? {};
    await call(`POST /api/decola/courses/${courseId}/contents/${id}/initialize`);
    await call(`POST /api/decola/courses/${courseId}/contents/${id}/finish`);
    return store.find('contentStates', { userId: people.ana, contentId: id })?.isCounted ?? false;
  };
  await call('POST /api/decola/enroll/60');
  await answerAll(conversation, 60);
  expect([await finish(11), await finish(60)]).toEqual([false, true]);
});

test.each([
  ['SINGLE_CHOICE', { answerId: 999_999 }],
  ['MULTIPLE_CHOICE', { multiAnswerIds: [999_999] }],
] as const)(
  'a choice that a question of %s does not have is refused, and nothing is kept',
  async (type, given) => {
    const { call, store } = openConversation();
    const question = store.find('formQuestions', { formId: 1, type });
    const before = store.list('formAnswers');
    await call('POST /api/decola/courses/11/contents/1101/initialize');
    expect(await call(responseTo(11, question?.id), given)).toMatchObject({
      status: 422,
      errors: [{ field: 'answer' }],
    });
    expect(store.list('formAnswers')).toEqual(before);
  },
);

test('a form names as answered its own questions only, not those that another form asked in the same training', async () => {
  const conversation = openConversation();
  const { call, store } = conversation;
  await call('POST /api/decola/courses/11/contents/1101/initialize');
  await answerAll(conversation, 11);
  const [known] = store.list('formQuestions', { formId: 1 });
  const { id: formId } = store.insert('forms', { title: 'Outra' });
  const { id: questionId } = store.insert('formQuestions', {
    formId,
    position: 1,
    title: 'E então?',
    description: null,
    imageURL: null,
    authorName: null,
    evaluation: 5,
    type: 'STARS',
    choices: [],
    lastChange: known?.lastChange ?? '',
  });
  const nothing = { answerId: null, multiAnswerIds: [], answerText: null };
  store.insert('formAnswers', { ...nothing, userId: people.ana, trainingId: 11, questionId, stars: 5 });
  const { data } = await call('GET /api/decola/searchForms/1/training/11/page/1');
  expect(data.answeredIds.sort()).toEqual(store.list('formQuestions', { formId: 1 }).map(({ id }) => id));
});

test('a question that is answered again counts once, with its last answer (FORMS-19)', async () => {
  const { call, store } = openConversation();
  await call('POST /api/decola/courses/11/contents/1101/initialize');
  for (const { id } of store.list('formAnswers', { userId: people.ana })) store.remove('formAnswers', id);
  const { id = 0 } = store.find('formQuestions', { formId: 1, type: 'STARS' }) ?? {};
  for (const stars of [2, 5]) expect((await call(responseTo(11, id), { stars })).status).toBe(200);
  const { data } = await call('GET /api/decola/searchForms/1/training/11/page/1');
  expect([data.answeredIds, data.question.stars]).toEqual([[id], 5]);
});

test('a question tells its picture, its author and its scale, beyond which no star is taken (FORMS-17)', async () => {
  const { call, store } = openConversation();
  await call('POST /api/decola/courses/11/contents/1101/initialize');
  const { id = 0 } = store.find('formQuestions', { formId: 1, type: 'STARS' }) ?? {};
  store.patch('formQuestions', id, { evaluation: 3 });
  const { data } = await call('GET /api/decola/searchForms/1/training/11/page/1');
  expect(data.question).toMatchObject({
    imageURL: '/files/banners/2.svg',
    authorName: 'Equipe de treinamento',
    evaluation: 3,
  });
  const statuses = [];
  for (const stars of [4, 3]) statuses.push((await call(responseTo(11, id), { stars })).status);
  expect(statuses).toEqual([422, 200]);
});
