import * as api from '@student/api-client';
import { doubtProblems, questionProblems } from '@student/domain';
import * as v from 'valibot';
import type { Call } from '../call.ts';
import { type CourseParams, contentAt } from '../contents/find.ts';
import { refuseInvalid, violation } from '../refusal.ts';
import { reply } from '../reply.ts';
import { doubtView } from '../views/rating.ts';
import { Typed } from '../wire-input.ts';

const Doubt = v.object({ title: Typed, description: Typed });

const violations = {
  INVALID_ID: violation('INVALID_ID', 'contentId'),
  'INVALID_CONTENT_DOUBT.title': violation('INVALID_CONTENT_DOUBT', 'title', 'Informe o título da dúvida'),
  'EMPTY_FIELD.title': violation('EMPTY_FIELD', 'title', 'Título não pode ser vazio.'),
  'INVALID_CONTENT_DOUBT.description': violation(
    'INVALID_CONTENT_DOUBT',
    'description',
    'Informe a descrição da dúvida',
  ),
  'EMPTY_FIELD.description': violation('EMPTY_FIELD', 'description', 'Descrição não pode ser vazia.'),
};

/** A blank field breaks two rules; both are told, field after field, that of the doubt first (COURSE-28). */
const violationsOf = (doubt: v.InferOutput<typeof Doubt>, params: CourseParams) => {
  const problems = [...doubtProblems(doubt), ...questionProblems({ ...doubt, ...params })];
  return ['contentId', 'title', 'description'].flatMap((field) =>
    problems.map((problem) => violations[problem]).filter((one) => one.field === field),
  );
};

const ask = async (call: Call<CourseParams>) => {
  const { id, courseId } = contentAt(call);
  const { title, description } = await call.body(Doubt);
  refuseInvalid(violationsOf({ title, description }, call.params));
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
