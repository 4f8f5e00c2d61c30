import { checkpointProblem } from '@student/domain';
import type { Call } from '../call.ts';
import type { Complaints } from '../complaints.ts';
import { found, refuse, refuseInvalid, violation } from '../refusal.ts';
import { done } from '../reply.ts';
import { advance, finish, open, stateIn } from '../studying.ts';
import { contentView, contentViews, statusView } from '../views/content.ts';
import { learnerOf } from '../views/learner.ts';
import { isClosed } from './access.ts';
import { type ClassParams, type CourseParams, contentAt, contentsIn, openContentAt } from './find.ts';

/** What contents of courses and of classes have in common; each family binds these to endpoints of its own. */
type At = Call<CourseParams | ClassParams>;
type Sent<Body> = At & { body: Body };

/** What is told when a note, a position or a speed does not fit. */
export const noteComplaints: Complaints = { text: { code: 'INVALID_CONTENT_ANNOTATION' } };
export const checkpointComplaints: Complaints = { seconds: { code: 'INVALID_CHECKPOINT' } };
export const speedComplaints: Complaints = { speedRate: { code: 'INVALID_SPEED_RATE' } };

const studentOf = ({ store, me, now }: At) => ({ store, userId: me.id, now });
export const listContents = (call: Call<{ courseId: number } | { eventId: number; classId: number }>) => {
  const learner = learnerOf(call.store, call.me.id, call.now);
  return { contents: contentViews(contentsIn(call), learner) };
};

export const getContent = (call: At) => ({
  content: contentView(openContentAt(call), learnerOf(call.store, call.me.id, call.now)),
});

export const initializeContent = (call: At) => ({
  status: statusView(open(studentOf(call), openContentAt(call))),
});

/** The extra material of a content; none while it is closed to the person, since its addresses are media too. */
export const listComplements = (call: At) => {
  const content = contentAt(call);
  const hidden = isClosed(learnerOf(call.store, call.me.id, call.now), content);
  return { complements: hidden ? [] : call.store.list('complements', { contentId: content.id }) };
};

export const listInstructors = (call: At) => {
  const { courseId, classId } = contentAt(call);
  const ids =
    courseId === null
      ? call.store.get('eventClasses', classId ?? 0)?.instructorIds
      : call.store.get('courses', courseId)?.instructorIds;
  return { instructors: (ids ?? []).flatMap((id) => call.store.get('instructors', id) ?? []) };
};

export const saveCheckpoint = (call: Sent<{ seconds: number }>) => {
  const content = openContentAt(call);
  const { seconds } = call.body;
  if (checkpointProblem(seconds)) refuseInvalid([violation('INVALID_CHECKPOINT', 'seconds')]);
  call.store.patch('contentStates', stateIn(studentOf(call), content).id, { checkpoint: seconds });
  return done;
};

/** Characters that all keys and values of a package may have together; SCORM 2004 asks for 64 000 in its longest value. */
const mostPackageState = 1024 ** 2;

/** Merges what the package sends into what it sent before, by key; refuses what would let it grow without end. */
export const savePackageState = (call: Sent<{ checkpoints: { key: string; value: string }[] }>) => {
  const state = stateIn(studentOf(call), openContentAt(call));
  const merged = new Map([...state.scorm, ...call.body.checkpoints].map(({ key, value }) => [key, value]));
  const scorm = [...merged].map(([key, value]) => ({ key, value }));
  const length = scorm.reduce((sum, { key, value }) => sum + key.length + value.length, 0);
  if (length > mostPackageState) refuseInvalid([violation('VALIDATION_ERROR', 'checkpoints', tooMuchState)]);
  call.store.patch('contentStates', state.id, { scorm });
  return done;
};

const tooMuchState = 'O pacote guarda mais do que cabe: até 1 MB por conteúdo.';

export const saveProgress = (call: Sent<{ speedRate: number }>) => {
  const { progress } = advance(studentOf(call), openContentAt(call), call.body.speedRate);
  return { progress };
};

export const finishContent = (call: At) => ({
  status: statusView(finish(studentOf(call), openContentAt(call))),
});

const noteView = ({ id, text }: { id: number; text: string }) => ({ id, text });

export const listNotes = (call: At) => {
  const { id } = contentAt(call);
  return { notes: call.store.list('notes', { userId: call.me.id, contentId: id }).map(noteView) };
};

export const createNote = (call: Sent<{ text: string }>) => {
  const { id: contentId } = contentAt(call);
  const text = call.body.text.trim();
  return {
    note: noteView(call.store.insert('notes', { userId: call.me.id, contentId, text, seconds: null })),
  };
};

/** A note of this person in this content; anybody else's is NOT_FOUND. */
const noteAt = (call: At & Call<{ noteId: number }>) => {
  const note = found(call.store.get('notes', call.params.noteId));
  if (note.userId !== call.me.id || note.contentId !== contentAt(call).id) refuse('NOT_FOUND');
  return note;
};

export const updateNote = (call: Sent<{ text: string }> & Call<{ noteId: number }>) => {
  const { id } = noteAt(call);
  return { note: noteView(call.store.patch('notes', id, { text: call.body.text.trim() })) };
};

export const deleteNote = (call: At & Call<{ noteId: number }>) => {
  call.store.remove('notes', noteAt(call).id);
  return done;
};
