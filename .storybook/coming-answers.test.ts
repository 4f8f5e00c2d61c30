import { expect, test } from 'vitest';
import { watchAnswers } from './coming-answers.ts';

const isSilent = ({ url }: Request) => url.endsWith('/silent');

/** A watched fetch, its answers in the order in which they were asked for, and how often something was heard. */
const watch = () => {
  const answers: PromiseWithResolvers<Response>[] = [];
  let heard = 0;
  const watched = watchAnswers(() => {
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return answer.promise;
  }, isSilent);
  watched.subscribe(() => {
    heard += 1;
  });
  return { ...watched, answers, heardOf: () => heard };
};

test('an answer is coming from the asking until it is there, also one that fails', async () => {
  const { fetch, coming, answers, heardOf } = watch();
  const first = fetch('http://localhost/first');
  const second = fetch('http://localhost/second');
  answers[0]?.resolve(Response.json({ id: 1 }));
  expect(await (await first).json()).toEqual({ id: 1 });
  expect(coming()).toBe(1);
  answers[1]?.reject(new TypeError('no connection'));
  await expect(second).rejects.toThrow('no connection');
  expect([coming(), heardOf()]).toEqual([0, 4]);
});

test('nobody hears of a call in the moment in which it is made: it may be made while a page is drawn', async () => {
  const { fetch, heardOf } = watch();
  void fetch('http://localhost/first');
  expect(heardOf()).toBe(0);
  await Promise.resolve();
  expect(heardOf()).toBe(1);
});

test('an answer whose body has not come yet is coming', async () => {
  const { fetch, coming, answers } = watch();
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const asked = fetch('http://localhost/first');
  answers[0]?.resolve(new Response(body.readable));
  await new Promise((soon) => setTimeout(soon, 20));
  expect(coming()).toBe(1);
  await body.writable.close();
  await asked;
  expect(coming()).toBe(0);
});

test('what is never answered is counted by itself, until nobody waits for it', async () => {
  const { fetch, coming, silent, answers } = watch();
  const asked = fetch('http://localhost/silent');
  expect([coming(), silent()]).toEqual([0, 1]);
  answers[0]?.reject(new DOMException('left', 'AbortError'));
  await expect(asked).rejects.toThrow('left');
  expect(silent()).toBe(0);
});

test('answers come in the order in which they were asked for, whatever comes first; none waits for one that never comes', async () => {
  const { fetch, answers } = watch();
  const came: string[] = [];
  const ask = (path: string) =>
    fetch(`http://localhost/${path}`).then(
      () => came.push(path),
      () => came.push(`${path} failed`),
    );
  const asked = [ask('silent'), ask('first'), ask('second'), ask('configuration'), ask('third')];
  answers[4]?.resolve(Response.json({}));
  answers[2]?.reject(new TypeError('no connection'));
  answers[3]?.resolve(Response.json({}));
  await asked[3];
  await new Promise((soon) => setTimeout(soon, 20));
  expect(came).toEqual(['configuration']);
  answers[1]?.resolve(Response.json({}));
  await Promise.all(asked.slice(1));
  expect(came).toEqual(['configuration', 'first', 'second failed', 'third']);
});
