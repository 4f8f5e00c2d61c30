import * as api from '@student/api-client';
import * as v from 'valibot';
import { type Call, code } from '../call.ts';
import { found, refuse } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import type { Records } from '../store/records.ts';
import { filled, Optional } from '../wire-input.ts';

const Input = v.object({
  annotation: v.object({
    text: filled(code('INVALID_CONTENT_ANNOTATION', 'Informe o texto da anotação')),
    seconds: Optional(v.pipe(v.number(), v.minValue(0))),
  }),
});

const view = ({ id, text, seconds, contentId }: Records['notes']) => ({
  id,
  text,
  seconds,
  contentID: contentId,
});

/** A note of this person; anybody else's is NOT_FOUND. */
const mine = ({ store, me, params }: Call<{ id: number }>) => {
  const note = found(store.get('notes', params.id));
  return note.userId === me.id ? note : refuse('NOT_FOUND');
};

export const listAnnotations = reply(api.listAnnotations, ({ store, me, params }) => {
  const { id } = found(store.get('contents', params.id));
  return { annotations: store.list('notes', { userId: me.id, contentId: id }).map(view) };
});

export const createAnnotation = reply(api.createAnnotation, async ({ store, me, params, body }) => {
  const { id } = found(store.get('contents', params.contentId));
  const { annotation } = await body(Input);
  const { text, seconds } = annotation;
  return {
    annotation: view(store.insert('notes', { userId: me.id, contentId: id, text, seconds: seconds ?? null })),
  };
});

export const updateAnnotation = reply(api.updateAnnotation, async (call) => {
  const { id } = mine(call);
  const { annotation } = await call.body(Input);
  return { annotation: view(call.store.patch('notes', id, annotation)) };
});

export const deleteAnnotation = reply(api.deleteAnnotation, (call) => {
  call.store.remove('notes', mine(call).id);
  return done;
});
