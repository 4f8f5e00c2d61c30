import * as api from '@student/api-client';
import type { DoubtInput } from '@student/domain';
import type { Call } from '../call.ts';
import type { Complaints } from '../complaints.ts';
import { type CourseParams, contentAt, studiedContentAt } from '../contents/find.ts';
import { mostAtOnce, newestFirst } from '../paging.ts';
import { found } from '../refusal.ts';
import { reply } from '../reply.ts';
import { doubtViews } from '../views/rating.ts';
import { trimmed } from '../wire-input.ts';

/** A blank field breaks two rules; both are told, that of the doubt first (COURSE-28). */
const complaints: Complaints = {
  title: [
    { code: 'INVALID_CONTENT_DOUBT', message: 'Informe o título da dúvida' },
    { code: 'EMPTY_FIELD', message: 'Título não pode ser vazio.' },
  ],
  description: [
    { code: 'INVALID_CONTENT_DOUBT', message: 'Informe a descrição da dúvida' },
    { code: 'EMPTY_FIELD', message: 'Descrição não pode ser vazia.' },
  ],
};

const ask = (call: Call<CourseParams, DoubtInput>) => {
  const { id, courseId } = studiedContentAt(call);
  const { title, description } = trimmed(call.body);
  return call.store.insert('doubts', {
    userId: call.me.id,
    contentId: id,
    courseId,
    title,
    description,
    createdAt: call.now,
    response: null,
    respondedAt: null,
  });
};

const doubtsAt = (call: Call<CourseParams>) => {
  const where = { contentId: contentAt(call).id };
  return doubtViews(call.store, call.store.list('doubts', where, { ...newestFirst, limit: mostAtOnce }));
};

export const createCourseContentDoubt = reply(
  api.createCourseContentDoubt,
  (call) => ({ doubt: found(doubtViews(call.store, [ask(call)])[0]) }),
  complaints,
);

export const listCourseContentDoubts = reply(api.listCourseContentDoubts, (call) => ({
  doubts: doubtsAt(call),
}));

export const createCourseContentQuestion = reply(
  api.createCourseContentQuestion,
  (call) => ({ id: ask(call).id }),
  complaints,
);

export const listCourseContentQuestions = reply(api.listCourseContentQuestions, (call) => ({
  questions: doubtsAt(call),
}));
