import { expect, it } from 'vitest';
import { seedNow } from '../clock.ts';
import { collections } from '../store/collections.ts';
import { memoryStore } from '../store/memory.ts';
import { seed } from './seed.ts';

const store = memoryStore();
seed(store, new Date(seedNow), 'no password');

const repeated = (texts: readonly (string | null | undefined)[]) =>
  texts.filter((text, at) => text && texts.indexOf(text) !== at);

it('no title or name ends with a full stop', () => {
  const titles = collections.flatMap((name) =>
    (store.list(name) as { title?: unknown; name?: unknown }[]).flatMap((record) => [
      record.title,
      record.name,
    ]),
  );
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter((title) => typeof title === 'string' && /[^.]\.$/.test(title))).toEqual([]);
});

it('no biography, and nothing that describes a track, stands twice', () => {
  expect(repeated(store.list('instructors').map(({ biography }) => biography))).toEqual([]);
  expect(repeated(store.list('courseTracks').map(({ description }) => description))).toEqual([]);
});

it('nobody repeats what another one wrote under the same course or event', () => {
  for (const { id: courseId } of store.list('courses')) {
    expect(repeated(store.list('ratings', { courseId }).map(({ message }) => message))).toEqual([]);
    expect(repeated(store.list('doubts', { courseId }).map(({ title }) => title))).toEqual([]);
  }
  for (const { id: eventId } of store.list('events'))
    expect(repeated(store.list('ratings', { eventId }).map(({ message }) => message))).toEqual([]);
});

it('a notification about a doubt says who answered which one', () => {
  const titles = store.list('notifications').filter(({ type }) => type === 'DOUBT_RESPONSE');
  expect(titles.length).toBeGreaterThan(0);
  for (const { title } of titles) expect(title).toMatch(/^\p{Lu}\p{L}+ respondeu à sua dúvida “[^”]+”$/u);
});
