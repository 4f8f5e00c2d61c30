import { expect, test } from 'vitest';
import { watchAnswers } from './coming-answers.ts';

const isSilent = ({ url }: Request) => url.endsWith('/silent');

test('answers are coming from the asking until the last of them is there, also one that fails', async () => {
  const answers: PromiseWithResolvers<Response>[] = [];
  const heard: boolean[] = [];
  const watched = watchAnswers(() => {
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return answer.promise;
  }, isSilent);
  watched.subscribe(() => heard.push(watched.areComing()));

  const first = watched.fetch('http://localhost/first');
  const second = watched.fetch('http://localhost/second');
  expect(watched.areComing()).toBe(true);
  answers[0]?.resolve(new Response());
  await first;
  expect(watched.areComing()).toBe(true);
  answers[1]?.reject(new TypeError('no connection'));
  await expect(second).rejects.toThrow('no connection');
  expect(watched.areComing()).toBe(false);
  expect(heard).toEqual([true, true, true, false]);
});

test('what is never answered is not waited for', () => {
  const watched = watchAnswers(() => new Promise(() => {}), isSilent);
  watched.fetch('http://localhost/silent');
  expect(watched.areComing()).toBe(false);
});
