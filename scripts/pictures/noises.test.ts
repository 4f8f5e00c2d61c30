import { expect, test } from 'vitest';
import { Noises } from './noises.ts';

const host = 'http://localhost:4444';
const lost = 'Failed to load resource: net::ERR_FAILED';
const status = (code: number) => `Failed to load resource: the server responded with a status of ${code} ()`;

/** What one line of the console counts as, in a story that asks for no fault. */
const heard = (type: string, text: string, address = '') => {
  const noises = new Noises();
  noises.hearConsole(type, text, address);
  return noises.drain(false).length;
};

test.each([
  ['an error', 'error', 'It broke', '', 1],
  ['a warning', 'warning', 'A key is missing', '', 1],
  ['a word', 'log', 'Hello', '', 0],
  ['what a play did not find', 'error', 'TestingLibraryElementError: Unable to find', '', 0],
  ['a failure that a boundary shows', 'error', 'ApiError: Erro de conexão.', '', 0],
  ['a call that the server refuses', 'error', status(404), `${host}/api/decola/course/9`, 0],
  ['a call on which the server fails', 'error', status(500), `${host}/api/decola/course/9`, 1],
  ['a call that breaks off', 'error', lost, `${host}/api/decola/course/9`, 1],
  ['a film that is missing', 'error', status(404), `${host}/storybook/files/film.mp4`, 1],
  ['a failure without an address', 'error', status(404), '', 1],
])('%s', (_, type, text, address, count) => {
  expect(heard(type, text, address)).toBe(count);
});

test('what is said twice is told once, and not again', () => {
  const noises = new Noises();
  noises.hear('error of the page: no');
  noises.hear('error of the page: no');
  expect(noises.drain(false)).toEqual(['error of the page: no']);
  expect(noises.drain(false)).toEqual([]);
});

test('a story that asks for calls that go wrong hears of them, and so may the next, but none after it', () => {
  const noises = new Noises();
  const breaksOff = () => noises.hearConsole('error', lost, `${host}/api/login`);
  breaksOff();
  expect(noises.drain(true)).toEqual([]);
  breaksOff();
  expect(noises.drain(false)).toEqual([]);
  breaksOff();
  expect(noises.drain(false)).toHaveLength(1);
});

test('an error of the page counts in a story that asks for calls that go wrong, too', () => {
  const noises = new Noises();
  noises.hear('error of the page: no');
  expect(noises.drain(true)).toHaveLength(1);
});
