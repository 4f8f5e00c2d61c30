import { ApiError, checkInToEvent, getCurrentUser, listPublicFaq, signOut } from '@student/api-client';
import { describe, expect, it } from 'vitest';
import { isExpired } from '../failures.ts';
import { errorText } from '../pt-br/errors.ts';
import { draftsKey, tabKeys } from '../tab-keys.ts';
import { ana, helena } from './testing/people.ts';
import { expired, never, sessionWorld, settled, type WorldOptions } from './testing/session-world.ts';

const content = '/student/course/1/content/2';
const backTo = (path: string) => `/student/home?redirect=${encodeURIComponent(path)}`;

/** Somebody who is confirmed and has read something. */
async function present(at: string, more: Partial<WorldOptions> = {}) {
  const world = sessionWorld({ at, kept: ana, ...more });
  await settled();
  world.queryClient.setQueryData(['decola', 'notes'], ['Ana’s note']);
  world.outbox.length = 0;
  return world;
}
const read = ({ queryClient }: Awaited<ReturnType<typeof present>>) =>
  queryClient.getQueryCache().getAll().length;

describe('a session that is over', () => {
  it('over a content keeps page and answers', async () => {
    const world = await present(content);
    world.session.expire();
    expect(await world.where()).toBe(content);
    expect([world.session.get().status, read(world), world.told()]).toEqual(['expired', 1, []]);
  });

  it('elsewhere leads home with the way back, and forgets what was read (AUTH-43, CALLS-06)', async () => {
    const world = await present('/student/course/1?tab=2#turmas');
    world.session.expire();
    world.session.expire();
    expect(await world.where()).toBe(backTo('/student/course/1?tab=2#turmas'));
    expect([world.session.get().status, read(world), world.told(), world.outbox]).toEqual([
      'absent',
      0,
      ['Faça seu login novamente.'],
      [],
    ]);
  });

  it('is told of no longer once the person is back', async () => {
    const world = await present('/student/course/1');
    world.session.expire();
    world.session.handOver();
    expect(world.told()).toEqual(['Faça seu login novamente.']);
    world.session.arrive(ana);
    expect(world.told()).toEqual([]);
  });

  it('on the way to another page leads back to that one', async () => {
    const world = await present('/student/course/1', { course: (id) => id === '2' && never() });
    void world.router.navigate('/student/course/2');
    await settled();
    expect(world.router.state.location.pathname).toBe('/student/course/1');
    world.session.expire();
    expect(await world.where()).toBe(backTo('/student/course/2'));
  });

  it('on a page for everybody is only told (AUTH-43)', async () => {
    const world = await present('/student/terms');
    world.session.expire();
    expect([await world.where(), world.told()]).toEqual(['/student/terms', ['Faça seu login novamente.']]);
  });

  it('given up over a content leads home with the way back', async () => {
    const world = await present(content);
    world.session.expire();
    world.session.abandon();
    expect([await world.where(), world.told()]).toEqual([backTo(content), ['Faça seu login novamente.']]);
  });
});

describe('a call that answers 403', () => {
  /** Calls under way, answered one by one. */
  const calling = async (at: string) => {
    const answers: PromiseWithResolvers<unknown>[] = [];
    const world = await present(at, {
      person: () => {
        const answer = Promise.withResolvers<unknown>();
        answers.push(answer);
        return answers.length === 1 ? { user: ana, companies: [] } : answer.promise;
      },
    });
    const call = () => world.request(getCurrentUser).then(String, () => 'failed');
    return { ...world, call, answers };
  };

  it('tells the session, whichever part has called', async () => {
    const { session, call, answers } = await calling(content);
    const answer = call();
    answers[1]?.reject(expired);
    expect([await answer, session.get().status]).toEqual(['failed', 'expired']);
  });

  it('from before the person signed in again ends nothing, and is sent again', async () => {
    const { session, call, answers } = await calling(content);
    const answer = call();
    session.expire();
    session.arrive(ana);
    answers[1]?.reject(expired);
    await settled();
    expect(session.get().status).toBe('present');
    answers[2]?.resolve('again');
    expect(await answer).toBe('again');
  });

  it('from before somebody else signed in ends nothing, and is not sent in their name', async () => {
    const { session, call, answers } = await calling(content);
    const answer = call();
    session.expire();
    session.arrive(helena);
    answers[1]?.reject(expired);
    expect([await answer, session.get().status, answers.length]).toEqual(['failed', 'present', 2]);
  });

  it('ends the session also when it was only confirmed meanwhile', async () => {
    const { session, call, answers } = await calling(content);
    const answer = call();
    session.arrive({ ...ana, decoins: 130 });
    answers[1]?.reject(expired);
    expect([await answer, session.get().status]).toEqual(['failed', 'expired']);
  });

  it('to a check-in tells the session, which says who is present, though the token of the code authenticates it (EVENT-16)', async () => {
    const { session, request } = await present(content, { checkIn: () => Promise.reject(expired) });
    const checkIn = request(checkInToEvent, { query: { date: '2026-03-02' }, token: 'presenca' });
    await expect(checkIn).rejects.toBe(expired);
    expect(session.get().status).toBe('expired');
  });

  it('and needs no session says nothing of it: it is sent once more, and fails like any other', async () => {
    const message = 'Faça seu login novamente.';
    const { session, request, calls } = await present(content, {
      publicFaq: () => {
        throw new ApiError({ code: 'ACCESS_SESSION_EXPIRED', status: 403, message });
      },
    });
    const error = await request(listPublicFaq).catch((caught: unknown) => caught);
    expect(calls.filter((path) => path === listPublicFaq.path)).toHaveLength(2);
    expect([session.get().status, isExpired(error), errorText(error)]).toEqual([
      'present',
      false,
      'Ocorreu um erro inesperado.',
    ]);
  });

  it('and ends the session itself says nothing more', async () => {
    const { session, request } = await present(content, {
      signOut: () => {
        throw expired;
      },
    });
    await expect(request(signOut)).rejects.toBe(expired);
    expect(session.get().status).toBe('present');
  });
});

describe('signing in again over a page', () => {
  it('the same person goes on: what waits is sent, and everything is read again', async () => {
    const world = await present(content);
    world.session.expire();
    world.session.arrive(ana);
    expect(await world.where()).toBe(content);
    expect(world.outbox).toEqual(['resume']);
    expect(world.queryClient.getQueryState(['decola', 'notes'])?.isInvalidated).toBe(true);
  });

  it('another person is led to their dashboard, and nothing of the first one is left', async () => {
    const world = await present(content);
    world.session.expire();
    world.session.arrive(helena);
    expect(read(world)).toBe(0);
    expect([await world.where(), world.outbox, world.told()]).toEqual(['/student/dashboard', ['resume'], []]);
  });
});

describe('signing out', () => {
  it('leads home without a way back, empties the device, and asks for the configuration (AUTH-42)', async () => {
    const world = await present('/student/course/1');
    world.calls.length = 0;
    world.session.signOut(ana.id);
    expect([await world.where(), read(world), world.outbox, world.calls, world.told()]).toEqual([
      '/student/home',
      0,
      ['wipe 1'],
      ['/api/decola/configuration'],
      [],
    ]);
  });

  it('in another tab does the same here, and says so', async () => {
    const world = await present(content);
    world.hear(undefined);
    expect(read(world)).toBe(0);
    expect([await world.where(), world.outbox, world.told()]).toEqual([
      '/student/home',
      ['wipe 1'],
      ['Você saiu em outra aba.'],
    ]);
  });
});

describe('another tab', () => {
  it('where the person signed out leaves alone whoever reads a page for everybody', async () => {
    const world = await present('/student/terms');
    world.hear(undefined);
    expect([await world.where(), world.session.get().status]).toEqual(['/student/terms', 'absent']);
  });

  it('where somebody else signed in leads to their dashboard', async () => {
    const world = await present(content);
    world.hear(helena);
    expect(read(world)).toBe(0);
    expect([await world.where(), world.outbox, world.told()]).toEqual([
      '/student/dashboard',
      ['resume'],
      ['Helena Prado Martins entrou em outra aba.'],
    ]);
  });

  it('where the person signed in again leads back from a page that asks for it', async () => {
    const world = await present('/student/course/1');
    world.hear({ isOver: true });
    expect(await world.where()).toBe(backTo('/student/course/1'));
    world.hear(ana);
    expect([await world.where(), world.outbox]).toEqual(['/student/course/1', ['resume']]);
  });

  it('where somebody else signed in leads from there to their dashboard, and says who', async () => {
    const world = await present('/student/course/1');
    world.hear({ isOver: true });
    await world.where();
    world.hear(helena);
    expect(await world.where()).toBe('/student/dashboard');
    expect(world.told()).toEqual(['Helena Prado Martins entrou em outra aba.']);
  });

  it('where somebody signs in on top says nothing of an ended session', async () => {
    const world = await present('/student/course/1');
    world.hear({ isOver: true, isHandedOver: true });
    expect(await world.where()).toBe(backTo('/student/course/1'));
    world.hear(helena);
    expect(await world.where()).toBe('/student/dashboard');
    expect(world.told()).toEqual(['Helena Prado Martins entrou em outra aba.']);
  });

  it('where the person signs in again on top leads back without a word', async () => {
    const world = await present('/student/course/1');
    world.hear({ isOver: true, isHandedOver: true });
    await world.where();
    world.hear(ana);
    expect([await world.where(), world.told()]).toEqual(['/student/course/1', []]);
  });

  it('where somebody signed in leaves alone whoever only reads the landing page', async () => {
    const world = sessionWorld({ at: '/student/home' });
    world.hear(ana);
    expect([await world.where(), world.session.get().status]).toEqual(['/student/home', 'present']);
  });

  it('says nothing more once the app has ended', async () => {
    const world = await present('/student/course/1');
    world.stop();
    world.session.signOut(ana.id);
    expect([await world.where(), world.outbox]).toEqual(['/student/course/1', []]);
  });
});

it('a person who makes way for whoever signs in leaves nothing read and no word', async () => {
  const world = await present('/student/home');
  world.session.handOver();
  expect([await world.where(), read(world), world.told()]).toEqual(['/student/home', 0, []]);
});

it.each([
  ['a session is over', (world) => world.session.expire()],
  ['a person makes way for whoever signs in', (world) => world.session.handOver()],
  ['somebody signs out', (world) => world.session.signOut(ana.id)],
  ['somebody else has come in another tab', (world) => world.hear(helena)],
] satisfies [string, (world: Awaited<ReturnType<typeof present>>) => void][])(
  'what the document asked before is no answer to who comes next: %s',
  async (_, leave) => {
    const world = await present('/student/course/1');
    const { earlyCalls } = world.platform;
    expect(Object.keys(earlyCalls)).toEqual([getCurrentUser.path]);
    leave(world);
    expect(earlyCalls).toEqual({});
  },
);

describe('what was typed into a registration', () => {
  const typed = () => {
    const world = sessionWorld({ at: '/student/home' });
    world.platform.tabStorage.setItem(tabKeys.registration, '{"cpf":"52998224725"}');
    return { ...world, draft: () => world.platform.tabStorage.getItem(tabKeys.registration) };
  };

  it('stays while nobody signs in', async () => {
    const { draft } = typed();
    await settled();
    expect(draft()).toBe('{"cpf":"52998224725"}');
  });

  it('goes once somebody signs in: it may be another person', () => {
    const { session, draft } = typed();
    session.arrive(ana);
    expect(draft()).toBeNull();
  });

  it('goes once somebody signs in in another tab', async () => {
    const { hear, draft } = typed();
    hear(ana);
    await settled();
    expect(draft()).toBeNull();
  });
});

describe('what was written and not sent', () => {
  const written = async () => {
    const world = await present(content);
    world.platform.tabStorage.setItem(draftsKey(ana.id), '{"note/course/1/2":{"text":"Monitor na alt"}}');
    return { ...world, isKept: () => world.platform.tabStorage.getItem(draftsKey(ana.id)) !== null };
  };

  it('waits for its person over a session that is over, also one that they gave up', async () => {
    const { session, isKept } = await written();
    session.expire();
    session.abandon();
    await settled();
    expect(isKept()).toBe(true);
    session.arrive(ana);
    expect(isKept()).toBe(true);
  });

  it('goes once they sign out', async () => {
    const { session, isKept } = await written();
    session.signOut(ana.id);
    expect(isKept()).toBe(false);
  });

  it('goes once somebody else signs in, also after a session that is over', async () => {
    const { session, isKept } = await written();
    session.expire();
    session.abandon();
    session.arrive(helena);
    expect(isKept()).toBe(false);
  });
});

describe('somebody who owes the new term', () => {
  const owing = { ...ana, mustAcceptTerm: true };
  const asked = `/student/home?acceptTerm=true&redirect=${encodeURIComponent(content)}`;

  it('is asked for it where they sign in again over a page', async () => {
    const world = await present(content);
    world.session.expire();
    world.session.arrive(owing);
    expect(await world.where()).toBe(asked);
  });

  it('is asked for it in a tab that waited for them to sign in', async () => {
    const world = await present(content);
    world.session.expire();
    world.session.abandon();
    expect(await world.where()).toBe(backTo(content));
    world.hear(owing);
    expect(await world.where()).toBe(asked);
  });

  it('is asked for it over a page that stands, and comes back to the same place on it', async () => {
    const world = await present(`${content}#notas`);
    world.hear(owing);
    expect(await world.where()).toBe(`${asked}%23notas`);
  });

  it('is asked in no tab any more once they have accepted it in one', async () => {
    const world = await present(content, { kept: owing });
    expect(await world.where()).toBe(asked);
    world.hear({ ...owing, decoins: 130 });
    expect(await world.where()).toBe(asked);
    world.hear(ana);
    expect(await world.where()).toBe(content);
  });
});
