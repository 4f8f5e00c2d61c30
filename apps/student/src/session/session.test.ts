import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from '../memory-storage.ts';
import { createSession, type Session, type SessionChange } from './session.ts';
import { ana, helena } from './testing/people.ts';

/** One device: its tabs hear of each other's writes, never of their own, and after the writer has gone on. */
function device(kept?: string) {
  const values = new Map(kept === undefined ? [] : [['user', kept]]);
  const tabs: { events: EventTarget; storage: DeviceStorage }[] = [];
  const waiting: (() => void)[] = [];
  const tell = (from: EventTarget, key: string) => {
    for (const { events } of tabs) {
      if (events === from) continue;
      waiting.push(() => events.dispatchEvent(Object.assign(new Event('storage'), { key })));
    }
  };
  return {
    values,
    /** Lets every tab hear what the others have written. */
    settle: () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
    },
    open: ({ keepsPage = false } = {}) => {
      const events = new EventTarget();
      const setItem = (key: string, value: string) => {
        if (values.get(key) === value) return;
        values.set(key, value);
        tell(events, key);
      };
      const storage = {
        getItem: (key: string) => values.get(key) ?? null,
        setItem,
        keep: setItem,
        removeItem: (key: string) => {
          if (values.delete(key)) tell(events, key);
        },
        keys: () => [...values.keys()],
      };
      tabs.push({ events, storage });
      const end = new AbortController();
      const session = createSession({ storage, events, keepsPage: () => keepsPage, signal: end.signal });
      const changes: string[] = [];
      session.subscribe((change) => changes.push(told(change)));
      return { session, changes, events, end };
    },
  };
}

const shown = (state: ReturnType<Session['get']>) =>
  state.status === 'absent' ? 'absent' : `${state.status} ${state.person.name.split(' ')[0]}`;
const told = ({ before, now, cause, origin }: SessionChange) =>
  `${shown(before)} -> ${shown(now)}: ${cause} in ${origin}`;

describe('who may act', () => {
  const over = { isOver: true };
  it.each([
    ['whoever the device remembers', ana, ana, true],
    ['nobody else', ana, helena, false],
    ['whose session is over', ana, over, false],
    ['whose session is over while their page is kept', ana, { ...ana, ...over }, false],
    ['who has made way for somebody not known yet', ana, { ...over, isHandedOver: true }, false],
    ['who is leaving, until they have left', ana, { ...ana, isLeaving: true }, true],
    ['who has left in another tab', ana, undefined, false],
    ['whom the device cannot read any more', ana, { id: ana.id }, false],
    ['whom this tab has not heard of yet', undefined, ana, false],
  ])('%s', (_, opened, kept, mayAct) => {
    const { open, values } = device(opened && JSON.stringify(opened));
    const { session } = open();
    // Another tab has written, and this one has not heard of it yet.
    if (kept) values.set('user', JSON.stringify(kept));
    else values.delete('user');
    expect(session.isPresent(ana.id)).toBe(mayAct);
  });
});

describe('what the device remembers', () => {
  it.each([
    ['nothing', undefined],
    ['something else', '{"id":"1"}'],
    ['a person without companies', JSON.stringify({ ...ana, companies: undefined })],
    ['no JSON', 'Ana'],
    ['null', 'null'],
    ['a session that is over', '{"isOver":true}'],
  ])('%s counts as nobody', (_, kept) => {
    expect(device(kept).open().session.get()).toEqual({ status: 'absent' });
  });

  it('a person is remembered until the server has said more', () => {
    const { session } = device(JSON.stringify(ana)).open();
    expect(session.get()).toEqual({ status: 'remembered', person: ana });
    session.arrive({ ...ana, decoins: 130 });
    expect(session.get()).toEqual({ status: 'present', person: { ...ana, decoins: 130 } });
  });

  it('who signed in is kept, and nothing is left after signing out (CONFIG-07)', () => {
    const { values, open } = device();
    const { session, changes } = open();
    session.arrive(ana);
    expect(JSON.parse(values.get('user') ?? '')).toEqual(ana);
    session.signOut(ana.id);
    expect([...values]).toEqual([]);
    expect(changes).toEqual([
      'absent -> present Ana: arrival in this tab',
      'present Ana -> absent: signOut in this tab',
    ]);
  });
});

describe('a session that ends', () => {
  it('over a page that is kept asks its person again, once', () => {
    const { session, changes } = device(JSON.stringify(ana)).open({ keepsPage: true });
    session.arrive(ana);
    session.expire();
    session.expire();
    expect(shown(session.get())).toBe('expired Ana');
    session.arrive(ana);
    expect(changes.slice(1)).toEqual([
      'present Ana -> expired Ana: expiry in this tab',
      'expired Ana -> present Ana: arrival in this tab',
    ]);
  });

  it('anywhere else leaves nobody, and no name on the device', () => {
    const { values, open } = device(JSON.stringify(ana));
    const { session, changes } = open();
    session.arrive(ana);
    session.expire();
    expect([shown(session.get()), values.get('user')]).toEqual(['absent', '{"isOver":true}']);
    expect(changes.at(-1)).toBe('present Ana -> absent: expiry in this tab');
  });

  it('before the server has confirmed it keeps no page', () => {
    const { session } = device(JSON.stringify(ana)).open({ keepsPage: true });
    session.expire();
    expect(shown(session.get())).toBe('absent');
  });

  it('with nobody there changes nothing', () => {
    const { session, changes } = device().open();
    session.expire();
    session.abandon();
    session.handOver();
    expect(changes).toEqual([]);
  });

  it('a kept page can be given up', () => {
    const { session, changes } = device().open({ keepsPage: true });
    session.arrive(ana);
    session.expire();
    session.abandon();
    expect(changes.at(-1)).toBe('expired Ana -> absent: expiry in this tab');
  });
});

describe('two tabs', () => {
  const two = ({ keepsPage = false } = {}) => {
    const { open, settle, values } = device(JSON.stringify(ana));
    const first = open({ keepsPage });
    const second = open();
    first.session.arrive(ana);
    second.session.arrive(ana);
    settle();
    first.changes.length = 0;
    return { first, second, settle, values };
  };

  it('signing out in one leaves the other too, also a page that is kept', () => {
    const { first, second, settle } = two({ keepsPage: true });
    second.session.signOut(ana.id);
    settle();
    expect(first.changes).toEqual(['present Ana -> absent: signOut in another tab']);
  });

  it('a session that ends in one keeps the page of the other, and renewing it there closes the question', () => {
    const { first, second, settle } = two({ keepsPage: true });
    second.session.expire();
    settle();
    second.session.arrive(ana);
    settle();
    expect(first.changes).toEqual([
      'present Ana -> expired Ana: expiry in another tab',
      'expired Ana -> present Ana: arrival in another tab',
    ]);
  });

  it('renewing in the tab that asks is known everywhere, so that it is asked once', () => {
    const { first, second, settle, values } = two({ keepsPage: true });
    second.session.expire();
    settle();
    first.session.arrive(ana);
    settle();
    expect(shown(second.session.get())).toBe('present Ana');
    expect(first.session.isPresent(ana.id)).toBe(true);
    expect(JSON.parse(values.get('user') ?? '')).toEqual(ana);
  });

  it('another person in one replaces the person of the other', () => {
    const { first, second, settle } = two();
    second.session.arrive(helena);
    settle();
    expect(first.changes).toEqual(['present Ana -> present Helena: arrival in another tab']);
  });

  it('another person who signs in on top lets nothing be sent in the name of the one before', () => {
    const { first, second, settle } = two({ keepsPage: true });
    second.session.handOver();
    expect(first.session.isPresent(ana.id)).toBe(false);
    settle();
    second.session.arrive(helena);
    expect([first.session.isPresent(ana.id), first.session.isPresent(helena.id)]).toEqual([false, false]);
    settle();
    expect(first.changes).toEqual([
      'present Ana -> expired Ana: handover in another tab',
      'expired Ana -> present Helena: arrival in another tab',
    ]);
    expect([first.session.isPresent(ana.id), first.session.isPresent(helena.id)]).toEqual([false, true]);
  });

  it('another person who signs in on top ends nothing in the other, which makes way', () => {
    const { first, second, settle } = two();
    second.session.handOver();
    settle();
    second.session.arrive(helena);
    settle();
    expect(first.changes).toEqual([
      'present Ana -> absent: handover in another tab',
      'absent -> present Helena: arrival in another tab',
    ]);
  });

  it('a kept page over which somebody signs in is unseen in every tab until it is known who', () => {
    const { first, second, settle } = two({ keepsPage: true });
    first.session.expire();
    settle();
    first.session.handOver();
    expect(first.session.get()).toEqual({ status: 'expired', person: ana, isHandedOver: true });
    expect([first.session.isPresent(ana.id), second.session.isPresent(ana.id)]).toEqual([false, false]);
    first.session.arrive(ana);
    settle();
    expect([shown(first.session.get()), shown(second.session.get())]).toEqual(['present Ana', 'present Ana']);
  });

  it('hears what changed of the same person, and nothing when nothing did', () => {
    const { first, second, settle } = two();
    second.session.arrive({ ...ana, decoins: 130 });
    settle();
    second.session.arrive({ ...ana, decoins: 130 });
    settle();
    expect(first.changes).toEqual(['present Ana -> present Ana: arrival in another tab']);
    expect(first.session.get()).toMatchObject({ person: { decoins: 130 } });
  });

  it('a tab that only hears writes nothing back', () => {
    const { second, settle, values } = two({ keepsPage: true });
    second.session.expire();
    const after = values.get('user');
    settle();
    expect(values.get('user')).toBe(after);
  });

  it('a device that is emptied by hand leaves nobody', () => {
    const { first, values } = two();
    values.clear();
    first.events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(first.changes).toEqual(['present Ana -> absent: signOut in another tab']);
  });

  it('a page that comes back from the cache of the browser catches up, a new one does not', () => {
    const { values, open } = device(JSON.stringify(ana));
    const { session, changes, events } = open();
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(changes).toEqual([]);
    values.delete('user');
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(shown(session.get())).toBe('absent');
  });

  it('other entries of the device say nothing', () => {
    const { first } = two();
    first.events.dispatchEvent(Object.assign(new Event('storage'), { key: 'scheme' }));
    expect(first.changes).toEqual([]);
  });

  it('an app that ended hears nothing more', () => {
    const { first, second, settle } = two();
    first.end.abort();
    second.session.signOut(ana.id);
    settle();
    expect(first.changes).toEqual([]);
  });
});

describe('while the server is asked to end the session', () => {
  /** Ana in two tabs, leaving in the first. */
  const leaving = () => {
    const world = device(JSON.stringify(ana));
    const [first, second] = [world.open({ keepsPage: true }), world.open()];
    for (const { session } of [first, second]) session.arrive(ana);
    world.settle();
    first.session.leave();
    world.settle();
    first.changes.length = 0;
    second.changes.length = 0;
    return { ...world, first, second };
  };
  const here = 'present Ana -> absent: signOut in this tab';
  const elsewhere = 'present Ana -> absent: signOut in another tab';

  it('she is still there', () => {
    const { first, second } = leaving();
    expect([first, second].map(({ session }) => session.isPresent(ana.id))).toEqual([true, true]);
    expect([first.changes, second.changes]).toEqual([[], []]);
  });

  it('a call that is refused is her signing out, once', () => {
    const { first, second, settle, values } = leaving();
    first.session.expire();
    settle();
    first.session.signOut(ana.id);
    settle();
    expect([first.changes, second.changes, [...values]]).toEqual([[here], [elsewhere], []]);
  });

  it('so is one of another tab', () => {
    const { first, second, settle, values } = leaving();
    second.session.expire();
    settle();
    first.session.signOut(ana.id);
    settle();
    expect([first.changes, second.changes, [...values]]).toEqual([[here], [elsewhere], []]);
  });

  it('whoever signs in again has stayed: the next refused call asks for the password, and takes no page away', () => {
    const { first, second, settle, values } = leaving();
    first.session.arrive(ana);
    settle();
    expect(JSON.parse(values.get('user') ?? '')).toEqual(ana);
    first.session.expire();
    settle();
    expect(first.session.get()).toEqual({ status: 'expired', person: ana, isHandedOver: false });
    expect(second.changes).toEqual(['present Ana -> absent: expiry in another tab']);
  });

  it('and also who has signed in again in another tab: a later sign-out there is not one of this tab', () => {
    const { first, second, settle } = leaving();
    second.session.arrive(ana);
    settle();
    second.session.signOut(ana.id);
    settle();
    expect(first.changes).toEqual([elsewhere]);
  });

  it('a tab that is closed meanwhile leaves a session that goes on', () => {
    const { open, first } = leaving();
    first.end.abort();
    const { session } = open();
    expect(session.get()).toEqual({ status: 'remembered', person: ana });
    session.arrive(ana);
    session.expire();
    expect(session.get()).toEqual({ status: 'absent' });
  });
});

describe('a sign-out that ends late', () => {
  it('is one also when the session had ended before', () => {
    const { values, open } = device();
    const { session, changes } = open();
    session.arrive(ana);
    session.expire();
    session.signOut(ana.id);
    expect([...values]).toEqual([]);
    expect(changes.slice(1)).toEqual([
      'present Ana -> absent: expiry in this tab',
      'absent -> absent: signOut in this tab',
    ]);
  });

  it('leaves whoever has come meanwhile', () => {
    const { open } = device();
    const { session } = open();
    session.arrive(ana);
    session.arrive(helena);
    session.signOut(ana.id);
    expect(session.get()).toEqual({ status: 'present', person: helena });
  });
});
