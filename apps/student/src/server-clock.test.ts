import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const date = (text: string) => ({ headers: { date: text } });
const noon = Date.parse('2026-03-02T12:00:00Z');
const header = 'Mon, 02 Mar 2026 12:00:00 GMT';

/** A device whose clock stands at `device`, and whose calls take `takes` ms. */
function deviceAt(device: number, answer: () => Response, takes = 0) {
  let time = device;
  const clock = createServerClock({ now: () => time });
  const fetch = clock.heardFrom(async () => {
    time += takes;
    return answer();
  });
  return { clock, fetch: () => fetch('/api/x'), pass: (ms: number) => (time += ms) };
}

it.each([
  ['ten minutes ahead', noon + 600_000],
  ['an hour behind', noon - 3_600_000],
])('a device whose clock is %s counts by the server (QUIZ-15)', async (_, device) => {
  const { clock, fetch, pass } = deviceAt(device, () => new Response('', date(header)));
  expect(clock.now()).toBe(device);
  const heard: number[] = [];
  const leave = clock.subscribe(() => heard.push(clock.now()));
  await fetch();
  expect(clock.now()).toBe(noon + 500);
  pass(90_000);
  expect(clock.now()).toBe(noon + 90_500);
  leave();
  await fetch();
  expect(heard).toEqual([noon + 500]);
});

it('a clock that is right within the second of the header is left alone', async () => {
  const { clock, fetch } = deviceAt(noon + 1400, () => new Response('', date(header)));
  await fetch();
  expect(clock.now()).toBe(noon + 1400);
});

it('half of what a slow call takes has passed since the server answered', async () => {
  const { clock, fetch } = deviceAt(noon - 60_000, () => new Response('', date(header)), 8000);
  await fetch();
  expect(clock.now()).toBe(noon + 500 + 4000);
});

it('an answer without a time changes nothing', async () => {
  const { clock, fetch } = deviceAt(noon, () => new Response());
  await fetch();
  expect(clock.now()).toBe(noon);
});

it('a lid that is closed for two hours during a call moves nothing, and the next call still corrects', async () => {
  let takes = 7_200_000;
  let time = noon;
  const clock = createServerClock({ now: () => time });
  const fetch = clock.heardFrom(async () => {
    const answered = new Date(time).toUTCString();
    time += takes;
    return new Response('', date(answered));
  });
  await fetch('/api/x');
  expect(clock.now()).toBe(time);
  takes = 0;
  time -= 960_000;
  const late = clock.heardFrom(async () => new Response('', date(new Date(time + 960_000).toUTCString())));
  await late('/api/x');
  expect(clock.now()).toBe(time + 960_500);
});
