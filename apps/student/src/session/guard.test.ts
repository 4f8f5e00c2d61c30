import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { ana } from './testing/people.ts';
import { expired, lost, never, sessionWorld, settled, type WorldOptions } from './testing/session-world.ts';

const checks = [
  '/api/decola/configuration',
  '/api/user/validate/session',
  '/api/user/me/list/personalInformation',
];

/** What gives the type of the person. */
const roles = ['/api/decola/user/isAdmin', '/api/decola/user/isManager'];

describe('entering a page that asks for a person', () => {
  it('with nobody leads home with the whole way back, and calls nothing (AUTH-16)', async () => {
    const world = sessionWorld({ at: '/student/dashboard?page=2&schools=1,2#trilhas' });
    expect(await world.where()).toBe(
      '/student/home?redirect=%2Fstudent%2Fdashboard%3Fpage%3D2%26schools%3D1%2C2%23trilhas',
    );
    expect(world.calls).toEqual([]);
  });

  it('with somebody whom the device remembers opens it while nothing is answered (CONFIG-01)', async () => {
    const world = sessionWorld({
      at: '/student/course/1',
      kept: ana,
      validates: never,
      person: never,
      configuration: never,
    });
    expect(await world.where()).toBe('/student/course/1');
    expect(world.router.state.initialized).toBe(true);
    expect(world.calls.sort()).toEqual([...checks].sort());
    expect(world.session.get().status).toBe('remembered');
  });

  it.each([
    ['a student', {}],
    ['an administrator', { userType: 2 }],
    ['a type that nobody knows', { userType: 9 }],
    ['somebody without a company, an e-mail or a photo', { companies: [], email: null, imageUrl: null }],
    ['a foreigner', { isForeigner: true, document: null }],
  ])(
    'lets %s in once the session and the person are known, and checks nothing else (AUTH-20, AUTH-25)',
    async (_, more) => {
      const world = sessionWorld({ at: '/student/course/1', kept: { ...ana, ...more } });
      expect([await world.where(), world.told(), world.calls.sort()]).toEqual([
        '/student/course/1',
        [],
        [...checks, ...roles].sort(),
      ]);
    },
  );

  it('takes over what the server says of them', async () => {
    const world = sessionWorld({
      at: '/student/course/1',
      kept: ana,
      person: () => ({ user: { ...ana, decoins: 150 }, companies: [{ id: 9, name: 'Outra' }] }),
    });
    await settled();
    expect(world.session.get()).toEqual({
      status: 'present',
      person: { ...ana, decoins: 150, companies: [{ id: 9, name: 'Outra' }] },
    });
    expect(world.outbox).toEqual(['resume']);
  });

  it.each([
    ['the check', { validates: () => Promise.reject(expired), person: never }],
    ['the person', { validates: never, person: () => Promise.reject(expired) }],
  ])('a session that %s finds over leads home with the sentence (AUTH-18)', async (_, answers) => {
    const world = sessionWorld({ at: '/student/course/1/content/2', kept: ana, ...answers });
    expect(await world.where()).toBe('/student/home?redirect=%2Fstudent%2Fcourse%2F1%2Fcontent%2F2');
    expect([world.session.get().status, world.told()]).toEqual(['absent', ['Faça seu login novamente.']]);
  });

  it('any other failure is only logged, and the person whose session holds is confirmed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const world = sessionWorld({ at: '/student/course/1', kept: ana, person: () => Promise.reject(lost) });
    expect(await world.where()).toBe('/student/course/1');
    expect(world.session.get()).toEqual({ status: 'present', person: ana });
    expect(log).toHaveBeenCalledWith(lost);
    log.mockRestore();
  });

  it('without a network stays with who is remembered, and asks again on the next page (AUTH-19)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fails = () => Promise.reject(lost);
    const unchecked = new Error('The session could not be checked.');
    const world = sessionWorld({
      at: '/student/course/1',
      kept: ana,
      validates: () => Promise.reject(unchecked),
      person: fails,
      configuration: fails,
    });
    expect(await world.where()).toBe('/student/course/1');
    await world.router.navigate('/student/course/2');
    await settled();
    expect([world.session.get().status, world.calls.length]).toEqual(['remembered', 6]);
    expect([log.mock.calls.flat().includes(unchecked), world.told()]).toEqual([true, []]);
    log.mockRestore();
  });

  describe('with somebody whom nobody could confirm', () => {
    let log: MockInstance;
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      log = vi.spyOn(console, 'error').mockImplementation(() => {});
    });
    afterEach(() => {
      log.mockRestore();
      vi.useRealTimers();
    });

    /** A page that stands while nobody answers, until `open`. */
    async function unreached(options: Partial<WorldOptions> = {}) {
      let isReached = false;
      const answer = (value: unknown) => () => (isReached ? value : Promise.reject(lost));
      const world = sessionWorld({
        at: '/student/course/1',
        kept: ana,
        ...options,
        validates: answer({ isValid: true }),
        person: answer({ user: ana, companies: [] }),
      });
      await settled();
      expect([world.session.get().status, world.outbox]).toEqual(['remembered', []]);
      world.calls.length = 0;
      return { ...world, open: () => (isReached = true) };
    }
    const asked = '/api/user/me/list/personalInformation';
    const timesAsked = ({ calls }: { calls: string[] }) => calls.filter((call) => call === asked).length;

    it('asks again once the network is back, and sends what they left on this device', async () => {
      const world = await unreached();
      world.open();
      world.comeOnline();
      await settled();
      expect([world.session.get().status, world.outbox]).toEqual(['present', ['resume']]);
      world.comeOnline();
      await settled();
      expect(timesAsked(world)).toBe(1);
    });

    it('asks again by itself, each time later, until somebody answers', async () => {
      const world = await unreached();
      await vi.advanceTimersByTimeAsync(5100);
      expect(timesAsked(world)).toBe(1);
      await vi.advanceTimersByTimeAsync(5100);
      expect(timesAsked(world)).toBe(1);
      world.open();
      await vi.advanceTimersByTimeAsync(5100);
      expect([world.session.get().status, world.outbox, timesAsked(world)]).toEqual([
        'present',
        ['resume'],
        2,
      ]);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(timesAsked(world)).toBe(2);
    });

    it('another page asks at once, in the place of the next try', async () => {
      const world = await unreached();
      await world.router.navigate('/student/course/2');
      await settled();
      expect(timesAsked(world)).toBe(1);
      await vi.advanceTimersByTimeAsync(5100);
      expect(timesAsked(world)).toBe(2);
    });

    it('asks nothing more once they have left, another tab knows them, or the app has ended', async () => {
      const left = await unreached();
      left.session.signOut(ana.id);
      const known = await unreached();
      known.hear({ ...ana, decoins: 200 });
      const ended = await unreached();
      ended.stop();
      await settled();
      const worlds = [left, known, ended];
      // Going home asks for what is switched on.
      for (const { calls } of worlds) calls.length = 0;
      for (const { comeOnline } of worlds) comeOnline();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(worlds.map(({ calls }) => calls)).toEqual([[], [], []]);
    });

    it('asks nothing more where the app has ended before the last try has', async () => {
      let fail: (error: unknown) => void = () => {};
      const world = sessionWorld({
        at: '/student/course/1',
        kept: ana,
        validates: () => Promise.reject(lost),
        person: () => new Promise((_, reject) => (fail = reject)),
      });
      await settled();
      world.stop();
      fail(lost);
      await settled();
      world.calls.length = 0;
      await vi.advanceTimersByTimeAsync(600_000);
      expect(world.calls).toEqual([]);
    });

    it('stays on the maintenance screen, about which a try of its own says nothing', async () => {
      let isReached = true;
      const world = await unreached({
        configuration: () =>
          isReached ? { isMaintenanceMode: true, isSuggestionMode: false } : Promise.reject(lost),
      });
      expect(await world.where()).toBe('/student/maintenance');
      isReached = false;
      await vi.advanceTimersByTimeAsync(5100);
      expect([timesAsked(world), await world.where()]).toEqual([1, '/student/maintenance']);
    });
  });

  it('asks again on another page, not for another query of the same one (AUTH-21)', async () => {
    const world = sessionWorld({ at: '/student/dashboard', kept: ana });
    await settled();
    world.calls.length = 0;
    await world.router.navigate('/student/dashboard?page=2');
    await settled();
    expect(world.calls).toEqual([]);
    await world.router.navigate('/student/course/1');
    await settled();
    expect(world.calls.sort()).toEqual(['/api/decola/configuration', '/api/user/validate/session']);
  });

  it('an answer about somebody who has left meanwhile changes nothing', async () => {
    let answer: (value: unknown) => void = () => {};
    const world = sessionWorld({
      at: '/student/course/1',
      kept: ana,
      person: () => new Promise((resolve) => (answer = resolve)),
    });
    await settled();
    world.session.signOut(ana.id);
    answer({ user: ana, companies: [] });
    expect(await world.where()).toBe('/student/home');
    expect(world.session.get().status).toBe('absent');
  });
});

describe('the first login (AUTH-26)', () => {
  it('that the device knows of leads to onboarding at once', async () => {
    const world = sessionWorld({ at: '/student/dashboard', kept: { ...ana, isFirstLogin: true } });
    expect(await world.where()).toBe('/student/onboarding/1');
  });

  it('that only the server knows of leads there when it has said so', async () => {
    const world = sessionWorld({
      at: '/student/dashboard',
      kept: ana,
      person: () => ({ user: { ...ana, isFirstLogin: true }, companies: [] }),
    });
    expect(await world.where()).toBe('/student/onboarding/1');
  });
});

const answeredAs = (user: object) => () => ({ user, companies: [] });

describe('an onboarding', () => {
  const newcomer = { ...ana, isFirstLogin: true };

  it('that was closed in this tab leaves the dashboard open to its person, and to nobody else (ONBOARD-12)', async () => {
    const world = sessionWorld({ at: '/student/course/1', kept: newcomer, person: answeredAs(newcomer) });
    await settled();
    world.platform.tabStorage.setItem('onboardingLater', String(ana.id + 1));
    await world.router.navigate('/student/dashboard');
    expect(await world.where()).toBe('/student/onboarding/1');
    world.platform.tabStorage.setItem('onboardingLater', String(ana.id));
    await world.router.navigate('/student/dashboard');
    expect(await world.where()).toBe('/student/dashboard');
  });

  it('is not begun with by somebody without a name (ONBOARD-14)', async () => {
    const nameless = { ...newcomer, name: ' ' };
    const world = sessionWorld({ at: '/student/dashboard', kept: nameless, person: answeredAs(nameless) });
    expect(await world.where()).toBe('/student/dashboard');
  });

  it('that waits in the tab goes when its person leaves, or when somebody else comes', async () => {
    for (const leave of ['signOut', 'somebody else'] as const) {
      const world = sessionWorld({ at: '/student/course/1', kept: newcomer, person: answeredAs(newcomer) });
      await settled();
      const { tabStorage } = world.platform;
      for (const name of ['onboarding', 'onboardingLater']) tabStorage.setItem(name, 'x');
      world.session.arrive({ ...newcomer, decoins: 3 });
      expect(tabStorage.getItem('onboarding')).toBe('x');
      if (leave === 'signOut') world.session.signOut(ana.id);
      else world.session.arrive({ ...newcomer, id: ana.id + 1 });
      expect(['onboarding', 'onboardingLater'].map((name) => tabStorage.getItem(name))).toEqual([null, null]);
      world.stop();
    }
  });

  it('that waits in the tab waits over a session that has expired', async () => {
    const world = sessionWorld({ at: '/student/course/1', kept: newcomer, person: answeredAs(newcomer) });
    await settled();
    world.platform.tabStorage.setItem('onboarding', 'x');
    world.session.expire();
    await settled();
    world.session.arrive(newcomer);
    expect(world.platform.tabStorage.getItem('onboarding')).toBe('x');
  });
});

describe('maintenance', () => {
  const closed = () => ({ isMaintenanceMode: true, isSuggestionMode: false });

  it('that the device remembers closes the page at once (AUTH-22)', async () => {
    const world = sessionWorld({
      at: '/student/course/1',
      kept: ana,
      isMaintenanceMode: true,
      configuration: never,
    });
    expect(await world.where()).toBe('/student/maintenance');
  });

  it('that the server tells closes the page that stands (AUTH-22, CONFIG-06)', async () => {
    const world = sessionWorld({ at: '/student/course/1', kept: ana, configuration: closed });
    expect(await world.where()).toBe('/student/maintenance');
  });

  it('that is over leads to the dashboard, also from a screen that stands (AUTH-23)', async () => {
    let isOver = false;
    const world = sessionWorld({
      at: '/student/maintenance',
      kept: ana,
      isMaintenanceMode: true,
      configuration: () => ({ isMaintenanceMode: !isOver, isSuggestionMode: false }),
    });
    expect(await world.where()).toBe('/student/maintenance');
    isOver = true;
    await world.configuration.refresh();
    expect(await world.where()).toBe('/student/dashboard');
  });

  it.each([
    ['is not', undefined],
    ['cannot be told to be', () => Promise.reject(lost)],
  ])('that %s leads a visitor from its screen to the landing page', async (_, configuration) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const world = sessionWorld({ at: '/student/maintenance', ...(configuration && { configuration }) });
    expect(await world.where()).toBe('/student/home');
    log.mockRestore();
  });

  it('shows its screen also to nobody', async () => {
    const world = sessionWorld({ at: '/student/maintenance', configuration: closed });
    expect(await world.where()).toBe('/student/maintenance');
  });

  it.each([
    ['as long as nothing is answered', never, '/student/maintenance'],
    ['when the server says that it goes on', closed, '/student/maintenance'],
    ['not when the server says that it is over', undefined, '/student/dashboard'],
  ])('that nobody has heard of is asked for, and its screen stays %s', async (_, configuration, where) => {
    const world = sessionWorld({
      at: '/student/maintenance',
      kept: ana,
      ...(configuration && { configuration }),
    });
    expect(await world.where()).toBe(where);
    expect(world.calls).toContain('/api/decola/configuration');
  });
});

describe('somebody who owes something before the app opens', () => {
  const redirect = encodeURIComponent('/student/course/1?tab=2#turmas');
  it.each([
    ['the new term', { mustAcceptTerm: true }, `/student/home?acceptTerm=true&redirect=${redirect}`],
    [
      'a password of their own',
      { mustAcceptTerm: true, isImported: true },
      '/student/home?firstLogin=create-new-credentials',
    ],
  ])('is asked for %s on every way in', async (_, duty, asked) => {
    const world = sessionWorld({ at: '/student/course/1?tab=2#turmas', kept: { ...ana, ...duty } });
    expect(await world.where()).toBe(asked);
    await world.router.navigate('/student/terms');
    await world.router.navigate('/student/course/1?tab=2#turmas');
    expect(await world.where()).toBe(asked);
  });
});
