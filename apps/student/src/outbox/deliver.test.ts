import { ApiError } from '@student/api-client';
import type { OutboxAct, OutboxEntry } from '@student/domain';
import { describe, expect, it } from 'vitest';
import type { Request } from '../request.ts';
import { deliver } from './deliver.ts';

const entryOf = (content: string, act: OutboxAct): OutboxEntry => ({
  id: 'a-1',
  personId: 1,
  content,
  at: 0,
  act,
});

/** Where an act goes, and what with. */
async function callOf(content: string, act: OutboxAct) {
  const calls: unknown[] = [];
  const request = (async (
    endpoint: { row: string },
    { params, body, idempotencyKey }: Record<string, unknown>,
  ) => {
    calls.push([endpoint.row, params, body, idempotencyKey]);
    return { progress: 100 };
  }) as unknown as Request;
  await deliver({ request, isHidden: () => false }, entryOf(content, act));
  return calls[0];
}

describe('delivering', () => {
  it.each([
    [{ kind: 'progress', speedRate: 1.5 }, 'progress', { speedRate: 1.5 }],
    [{ kind: 'checkpoint', seconds: 42 }, 'checkpoints', { seconds: 42 }],
    [
      { kind: 'scorm', pairs: { 'cmi.location': '4' } },
      'scorm/checkpoints',
      { checkpoints: [{ key: 'cmi.location', value: '4' }] },
    ],
    [{ kind: 'finish' }, 'finish', undefined],
    [{ kind: 'note', text: 'x' }, 'notes', { text: 'x' }],
  ] as const)('%j goes to the call of its content, under its key', async (act, call, body) => {
    expect(await callOf('course/12/7', act)).toEqual([
      `POST /api/decola/courses/:courseId/contents/:contentId/${call}`,
      { courseId: 12, contentId: 7 },
      body,
      'a-1',
    ]);
    expect(await callOf('event/3/4/5', act)).toEqual([
      `POST /api/decola/events/:eventId/class/:classId/contents/:contentId/${call}`,
      { eventId: 3, classId: 4, contentId: 5 },
      body,
      'a-1',
    ]);
  });

  it('a watched pill and an accepted limit go to calls of their own, under their key, without a body (PILL-10, DECOIN-11)', async () => {
    expect(await callOf('pill/3', { kind: 'watch' })).toEqual([
      'POST /api/decola/pills/:id/watch',
      { id: 3 },
      undefined,
      'a-1',
    ]);
    expect(await callOf('coins', { kind: 'acceptLimit' })).toEqual([
      'POST /api/decola/decoins/accept',
      undefined,
      undefined,
      'a-1',
    ]);
    await expect(callOf('course/12/7', { kind: 'watch' })).rejects.toMatchObject({ code: 'INVALID_ID' });
  });

  it('a check-in goes out with its day or menu, under its key, and with the token of its code (EVENT-16, EVENT-29)', async () => {
    const sent: unknown[] = [];
    const request = (async (endpoint: { row: string }, options: object) => {
      sent.push({ row: endpoint.row, ...options, signal: undefined });
      return { isEnrolled: true, isAttended: true };
    }) as unknown as Request;
    const act = { kind: 'checkIn', token: 'presenca' } as const;
    const attempt = { token: 'presenca', idempotencyKey: 'a-1', keepalive: false, signal: undefined };
    for (const content of ['check-in/event/6/61/2026-03-02', 'check-in/training/2/22'])
      await deliver({ request, isHidden: () => false }, entryOf(content, act));
    expect(sent).toEqual([
      { row: 'POST /api/decola/event/check-in/qr-code', query: { date: '2026-03-02' }, ...attempt },
      { row: 'POST /api/decola/graduation/check-in/qr-code', query: { id: 22 }, ...attempt },
    ]);
    await expect(callOf('event/6/61/1', act)).rejects.toMatchObject({ code: 'INVALID_ID' });
  });

  it('a doubt goes to its course, its title as title; of an event, which takes none, nowhere (PLAYER-26)', async () => {
    const doubt = { kind: 'doubt', title: 'x', description: 'y' } as const;
    expect(await callOf('course/12/7', doubt)).toEqual([
      'POST /api/decola/courses/:courseId/contents/:contentId/doubts',
      { courseId: 12, contentId: 7 },
      { title: 'x', description: 'y' },
      'a-1',
    ]);
    await expect(callOf('event/3/4/5', doubt)).rejects.toMatchObject({ code: 'NOT_IMPLEMENTED' });
  });

  const chosen = {
    kind: 'alternative',
    questionnaireId: 65,
    page: 2,
    questionId: 20,
    alternativeId: 21,
  } as const;
  const written = { kind: 'descriptive', questionnaireId: 65, page: 5, answer: 'x' } as const;

  it.each([
    [chosen, 'alternatives/:altId', { questionnaireId: 65, page: 2, altId: 21 }, undefined],
    [written, 'descriptive', { questionnaireId: 65, page: 5 }, { answer: 'x' }],
  ] as const)(
    '%j goes to the page of its question, of a course and of an event (QUIZ-09, QUIZ-10, QUIZ-20)',
    async (act, call, params, body) => {
      const pages = 'contents/:contentId/questionnaires/:questionnaireId/pages/:page';
      expect(await callOf('course/12/7', act)).toEqual([
        `POST /api/decola/courses/:courseId/${pages}/${call}`,
        { courseId: 12, contentId: 7, ...params },
        body,
        'a-1',
      ]);
      expect(await callOf('event/3/4/5', act)).toEqual([
        `POST /api/decola/events/:eventId/class/:classId/${pages}/${call}`,
        { eventId: 3, classId: 4, contentId: 5, ...params },
        body,
        'a-1',
      ]);
    },
  );

  it('an answer to an evaluation form goes to its question, of a course and of an event (FORMS-18)', async () => {
    const act = { kind: 'evaluation', searchFormId: 1, questionId: 4, answer: { stars: 5 } } as const;
    const call =
      'POST /api/decola/searchForms/:searchFormId/training/:trainingId/question/:questionId/response';
    expect(await callOf('course/12/7', act)).toEqual([
      call,
      { searchFormId: 1, trainingId: 12, questionId: 4 },
      { stars: 5 },
      'a-1',
    ]);
    expect(await callOf('event/3/4/5', act)).toEqual([
      call,
      { searchFormId: 1, trainingId: 3, questionId: 4 },
      { stars: 5 },
      'a-1',
    ]);
  });

  it('what the server finds wrong with an answer to an evaluation form reaches who sends it as it was said (FORMS-21)', async () => {
    const wrong = new ApiError({
      code: 'VALIDATION_ERROR',
      message: 'Escreva a sua resposta.',
      status: 422,
      errors: [{ code: 'VALIDATION_ERROR', message: 'Escreva a sua resposta.', field: 'answerText' }],
    });
    const request = (() => Promise.reject(wrong)) as Request;
    const act = { kind: 'evaluation', searchFormId: 1, questionId: 4, answer: { answerText: ' ' } } as const;
    await expect(deliver({ request, isHidden: () => false }, entryOf('course/12/7', act))).rejects.toBe(
      wrong,
    );
  });

  it('an exercise that is opened by itself has calls of its own, and takes no words (QUIZ-19, QUIZ-20)', async () => {
    expect(await callOf('exercise/65', chosen)).toEqual([
      'POST /api/decola/exercise/questionnaire/:questionnaireId/question/:questionId/alternative/:alternativeId',
      { questionnaireId: 65, questionId: 20, alternativeId: 21 },
      undefined,
      'a-1',
    ]);
    expect(await callOf('exercise/65', { kind: 'finish' })).toEqual([
      'POST /api/decola/exercise/questionnaire/:questionnaireId/finish',
      { questionnaireId: 65 },
      undefined,
      'a-1',
    ]);
    await expect(callOf('exercise/65', written)).rejects.toMatchObject({ code: 'NOT_IMPLEMENTED' });
  });

  it.each(['course/12', 'event/3/4', 'pill/1/2', 'course/x/7'])(
    '%s is no content: refused without a call',
    async (content) => {
      const call = callOf(content, { kind: 'finish' });
      await expect(call).rejects.toBeInstanceOf(ApiError);
      await expect(call).rejects.toMatchObject({ code: 'INVALID_ID', status: undefined });
    },
  );
});
