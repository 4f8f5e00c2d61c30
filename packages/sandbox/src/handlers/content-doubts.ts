import * as api from '@student/api-client';
import * as v from 'valibot';
import { type Call, code } from '../call.ts';
import { type CourseParams, contentAt } from '../contents/find.ts';
import { reply } from '../reply.ts';
import { doubtView } from '../views/rating.ts';
import { filled } from '../wire-input.ts';

/** A blank field breaks two rules; both are told, that of the doubt first (COURSE-28). */
const Doubt = v.object({
  title: v.pipe(
    filled(code('INVALID_CONTENT_DOUBT', 'Informe o título da dúvida')),
    v.minLength(1, code('EMPTY_FIELD', 'Título não pode ser vazio.')),
  ),
  description: v.pipe(
    filled(code('INVALID_CONTENT_DOUBT', 'Informe a descrição da dúvida')),
    v.minLength(1, code('EMPTY_FIELD', 'Descrição não pode ser vazia.')),
  ),
});

const ask = async (call: Call<CourseParams>) => {
  const { id, courseId } = contentAt(call);
  const { title, description } = await call.body(Doubt);
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

const newestFirst = (call: Call<CourseParams>) =>
  call.store
    .list('doubts', { contentId: contentAt(call).id })
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map((doubt) => doubtView(call.store, doubt));

export const createCourseContentDoubt = reply(api.createCourseContentDoubt, async (call) => ({
  doubt: doubtView(call.store, await ask(call)),
}));

export const listCourseContentDoubts = reply(api.listCourseContentDoubts, (call) => ({
  doubts: newestFirst(call),
}));

export const createCourseContentQuestion = reply(api.createCourseContentQuestion, async (call) => ({
  id: (await ask(call)).id,
}));

export const listCourseContentQuestions = reply(api.listCourseContentQuestions, (call) => ({
  questions: newestFirst(call),
}));
