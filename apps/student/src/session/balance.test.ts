import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { tenantOf } from '../tenant.tsx';
import { expectCoins, lastAsk, readBalance } from './balance.ts';
import { ana, helena } from './testing/people.ts';
import { lost, sessionWorld, settled } from './testing/session-world.ts';

const page = '/student/course/1/content/2';

/** Ana with 120 coins on the open page of a content; the server answers each question for her record by hand. */
async function world({ person = ana, tenant = tenantOf('decola') } = {}) {
  const answers: PromiseWithResolvers<unknown>[] = [];
  const isAsked = { byHand: false };
  const services = sessionWorld({
    at: page,
    kept: person,
    person: () => {
      if (!isAsked.byHand) return { user: person, companies: [] };
      const answer = Promise.withResolvers<unknown>();
      answers.push(answer);
      return answer.promise;
    },
    isAdmin: () => person.isAdmin,
    isManager: () => person.isManager,
  });
  onTestFinished(services.stop);
  await settled();
  isAsked.byHand = true;
  const parts = { ...services, tenant };
  return {
    ...services,
    finish: () => {
      expectCoins(parts);
      return lastAsk(services.session);
    },
    open: () => readBalance(parts),
    asked: () => answers.length,
    /** The server says that the person has so many. */
    answer: async (at: number, decoins: number, record = person) => {
      answers[at]?.resolve({ user: { ...record, decoins }, companies: [] });
      await settled();
    },
    fail: async (at: number) => {
      answers[at]?.reject(lost);
      await settled();
    },
    balance: () => {
      const state = services.session.get();
      return state.status === 'absent' ? undefined : state.person.decoins;
    },
  };
}

it('what the checks said of a person outlives a balance that has changed (AUTH-44, AUTH-46)', async () => {
  const { session, finish, answer } = await world({ person: { ...ana, isAdmin: false, isManager: true } });
  expect(session.get()).toMatchObject({ person: { userType: 4, isManager: true } });
  finish()?.send();
  await settled();
  await answer(0, 140, { ...ana, userType: 1 });
  expect(session.get()).toMatchObject({
    status: 'present',
    person: { decoins: 140, userType: 4, isAdmin: false, isManager: true },
  });
});

describe('a finish', () => {
  it('is asked for once its reward stands, and then brings what the balance has risen by', async () => {
    const { finish, asked, answer, balance } = await world();
    const ask = finish();
    await settled();
    expect(asked()).toBe(0);
    ask?.send();
    await settled();
    await answer(0, 140);
    expect([ask?.earned, balance()]).toEqual([{ before: 120, now: 140 }, 140]);
  });

  it('without a reward is asked for a moment later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const started = world();
    await vi.advanceTimersByTimeAsync(2000);
    const { finish, asked } = await started;
    finish();
    await vi.advanceTimersByTimeAsync(999);
    expect(asked()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(1);
  });

  it('whose reward is gone before the answer changes the balance, and the next one brings its own coins', async () => {
    const { finish, asked, answer, balance } = await world();
    const first = finish();
    first?.send();
    await settled();
    const second = finish();
    second?.send();
    await settled();
    // The second question waits for the first answer.
    expect(asked()).toBe(1);
    await answer(0, 140);
    expect([first?.earned, second?.earned, balance()]).toEqual([{ before: 120, now: 140 }, undefined, 140]);
    await answer(1, 150);
    expect([second?.earned, balance()]).toEqual([{ before: 140, now: 150 }, 150]);
  });

  it('does not bring what was earned elsewhere before the content was opened', async () => {
    const { open, finish, answer } = await world();
    open();
    await settled();
    await answer(0, 1120);
    const ask = finish();
    ask?.send();
    await settled();
    await answer(1, 1140);
    expect(ask?.earned).toEqual({ before: 1120, now: 1140 });
  });

  it('left for the next content before its reward stood does not give that one its coins', async () => {
    const { open, finish, answer } = await world();
    const first = finish();
    open();
    await settled();
    const second = finish();
    second?.send();
    await answer(0, 140);
    await answer(1, 150);
    expect([first?.earned, second?.earned]).toEqual([
      { before: 120, now: 140 },
      { before: 140, now: 150 },
    ]);
  });

  it.each([
    ['pays nothing', 120, 120],
    ['after something was bought shows no coins, and the balance all the same', 80, 80],
  ])('that %s', async (_, now, shown) => {
    const { finish, answer, balance } = await world();
    const ask = finish();
    ask?.send();
    await settled();
    await answer(0, now);
    expect([ask?.earned, balance()]).toEqual([undefined, shown]);
  });

  it('whose answer is lost leaves the balance, and the next question is asked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { finish, fail, answer, balance } = await world();
    finish()?.send();
    await settled();
    await fail(0);
    expect(balance()).toBe(120);
    finish()?.send();
    await settled();
    await answer(1, 150);
    expect(balance()).toBe(150);
  });

  it('whose answer comes after somebody else has signed in changes nothing', async () => {
    const { session, finish, answer } = await world();
    finish()?.send();
    await settled();
    session.expire();
    session.arrive(helena);
    await answer(0, 140);
    expect(session.get()).toEqual({ status: 'present', person: helena });
  });
});

it.each([
  ['a brand without coins', { tenant: tenantOf('circulo') }],
  ['a person without a company', { person: { ...ana, companies: [] } }],
])('%s asks nothing (SHELL-11)', async (_, given) => {
  const { finish, open, asked } = await world(given);
  expect(finish()).toBeUndefined();
  open();
  await settled();
  expect(asked()).toBe(0);
});
