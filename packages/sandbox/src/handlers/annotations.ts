import * as api from '@student/api-client';
import type { Call } from '../call.ts';
import type { Complaints } from '../complaints.ts';
import { found, refuse } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import type { Records } from '../store/records.ts';
import { trimmed } from '../wire-input.ts';

const complaints: Complaints = { text: { code: 'INVALID_CONTENT_ANNOTATION' } };

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

export const createAnnotation = reply(
  api.createAnnotation,
  ({ store, me, params, body }) => {
    const { id } = found(store.get('contents', params.contentId));
    const { text, seconds = null } = trimmed(body.annotation);
    return { annotation: view(store.insert('notes', { userId: me.id, contentId: id, text, seconds })) };
  },
  complaints,
);

export const updateAnnotation = reply(
  api.updateAnnotation,
  (call) => {
    const { id } = mine(call);
    return { annotation: view(call.store.patch('notes', id, trimmed(call.body.annotation))) };
  },
  complaints,
);

export const deleteAnnotation = reply(api.deleteAnnotation, (call) => {
  call.store.remove('notes', mine(call).id);
  return done;
});
