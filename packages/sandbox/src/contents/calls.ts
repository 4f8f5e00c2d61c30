import { checkpointProblem, speedProblem } from '@student/domain';
import * as v from 'valibot';
import { type Call, code } from '../call.ts';
import { found, refuse } from '../refusal.ts';
import { done } from '../reply.ts';
import { advance, finish, open } from '../studying.ts';
import { contentView, statusView } from '../views/content.ts';
import { learnerOf } from '../views/learner.ts';
import { filled } from '../wire-input.ts';
import { type ClassParams, type CourseParams, contentAt, contentsIn, openContentAt } from './find.ts';

/** What contents of courses and of classes have in common; each family binds these to endpoints of its own. */
type At = Call<CourseParams | ClassParams>;

const studentOf = ({ store, me, now }: At) => ({ store, userId: me.id, now });
const NoteText = v.object({
  text: filled(code('INVALID_CONTENT_ANNOTATION', 'Informe o texto da anotação')),
});
const Seconds = v.object({
  seconds: v.pipe(
    v.number(code('INVALID_CHECKPOINT')),
    v.check((seconds) => !checkpointProblem(seconds), code('INVALID_CHECKPOINT')),
  ),
});
const Speed = v.object({
  speedRate: v.pipe(
    v.number(code('INVALID_SPEED_RATE')),
    v.check((speedRate) => !speedProblem(speedRate), code('INVALID_SPEED_RATE')),
  ),
});
const Package = v.object({
  checkpoints: v.array(v.object({ key: v.pipe(v.string(), v.minLength(1)), value: v.string() })),
});

export const listContents = (call: Call<{ courseId: number } | { eventId: number; classId: number }>) => {
  const learner = learnerOf(call.store, call.me.id, call.now);
  return { contents: contentsIn(call).map((content) => contentView(content, learner)) };
};

export const getContent = (call: At) => ({
  content: contentView(openContentAt(call), learnerOf(call.store, call.me.id, call.now)),
});

export const initializeContent = (call: At) => {
  const content = openContentAt(call);
  return { status: statusView(call.store.transaction(() => open(studentOf(call), content))) };
};

export const listComplements = (call: At) => ({
  complements: call.store.list('complements', { contentId: contentAt(call).id }),
});

export const listInstructors = (call: At) => {
  const { courseId, classId } = contentAt(call);
  const ids =
    courseId === null
      ? call.store.get('eventClasses', classId ?? 0)?.instructorIds
      : call.store.get('courses', courseId)?.instructorIds;
  return { instructors: (ids ?? []).flatMap((id) => call.store.get('instructors', id) ?? []) };
};

export const saveCheckpoint = async (call: At) => {
  const content = contentAt(call);
  const { seconds } = await call.body(Seconds);
  call.store.transaction(() => {
    call.store.patch('contentStates', open(studentOf(call), content).id, { checkpoint: seconds });
  });
  return done;
};

/** Merges what the package sends into what it sent before, by key. */
export const savePackageState = async (call: At) => {
  const content = contentAt(call);
  const { checkpoints } = await call.body(Package);
  call.store.transaction(() => {
    const state = open(studentOf(call), content);
    const merged = new Map([...state.scorm, ...checkpoints].map(({ key, value }) => [key, value]));
    const scorm = [...merged].map(([key, value]) => ({ key, value }));
    call.store.patch('contentStates', state.id, { scorm });
  });
  return done;
};

export const saveProgress = async (call: At) => {
  const content = openContentAt(call);
  const { speedRate } = await call.body(Speed);
  const { progress } = call.store.transaction(() => advance(studentOf(call), content, speedRate));
  return { progress };
};

export const finishContent = (call: At) => {
  const content = openContentAt(call);
  return { status: statusView(call.store.transaction(() => finish(studentOf(call), content))) };
};

const noteView = ({ id, text }: { id: number; text: string }) => ({ id, text });

export const listNotes = (call: At) => {
  const { id } = contentAt(call);
  return { notes: call.store.list('notes', { userId: call.me.id, contentId: id }).map(noteView) };
};

export const createNote = async (call: At) => {
  const content = contentAt(call);
  const { text } = await call.body(NoteText);
  return {
    note: noteView(
      call.store.insert('notes', { userId: call.me.id, contentId: content.id, text, seconds: null }),
    ),
  };
};

/** A note of this person in this content; anybody else's is NOT_FOUND. */
const noteAt = (call: At & Call<{ noteId: number }>) => {
  const note = found(call.store.get('notes', call.params.noteId));
  if (note.userId !== call.me.id || note.contentId !== contentAt(call).id) refuse('NOT_FOUND');
  return note;
};

export const updateNote = async (call: At & Call<{ noteId: number }>) => {
  const { id } = noteAt(call);
  const { text } = await call.body(NoteText);
  return { note: noteView(call.store.patch('notes', id, { text })) };
};

export const deleteNote = (call: At & Call<{ noteId: number }>) => {
  call.store.remove('notes', noteAt(call).id);
  return done;
};
