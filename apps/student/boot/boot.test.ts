import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { deviceKeys, personMark } from '../src/device-keys.ts';
import { memoryStorage } from '../src/memory-storage.ts';
import { type Kept, keepPerson } from '../src/session/kept-session.ts';
import { ana } from '../src/session/testing/people.ts';

const facts = {
  base: '/student/',
  hosts: [
    ['gtop.com.br', 'gtop'],
    ['.gtop.com.br', 'gtop'],
  ],
  names: ['decola', 'circulo', 'gtop'],
  first: 'dashboard',
  signIn: 'home',
  guardedCalls: ['/api/me'],
  keys: deviceKeys,
  personMark,
  places: [
    { name: 'home', pattern: '^home/?$', isOpen: true, calls: ['/api/news'], files: [0] },
    { name: 'dashboard', pattern: '^dashboard/?$', isOpen: false, calls: [], files: [1] },
    {
      name: 'course',
      pattern: '^course/(?<courseId>[^/]+)/?$',
      isOpen: false,
      calls: ['/api/courses/:courseId'],
      files: [1, 2],
    },
  ],
  files: ['home.js', 'shell.js', 'course.css'],
};

const script = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8').replace(
  '__FACTS__',
  JSON.stringify(facts),
);

type Device = { storage?: Record<string, string> | 'switched off' };

/** Opens the document at an address; gives back what it asked for and what it remembers. */
function open(address: string, { storage = {} }: Device = {}) {
  const { hostname, pathname, search } = new URL(address);
  const refuse = () => {
    throw new Error('storage is switched off');
  };
  const written: string[] = [];
  const links: string[] = [];
  const asked: string[] = [];
  const root = { dataset: {} as Record<string, string> };
  const window: { earlyCalls?: object } = {};
  runInNewContext(script, {
    window,
    location: { hostname, pathname, search },
    localStorage:
      storage === 'switched off'
        ? { getItem: refuse, setItem: refuse }
        : {
            getItem: (key: string) => storage[key] ?? null,
            setItem: (key: string, value: string) => {
              storage[key] = value;
            },
          },
    document: {
      documentElement: root,
      write: (html: string) => written.push(html),
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => links.push(href) },
    },
    fetch: (call: string) => {
      asked.push(call);
      return Promise.reject(new Error('offline'));
    },
    URLSearchParams,
    AbortController,
  });
  return {
    ...root.dataset,
    written: written.join(''),
    links,
    asked,
    early: Object.keys(window.earlyCalls ?? {}),
    storage,
  };
}

/** A device as the app leaves it. */
function keptBy(kept: Partial<Kept>): Record<string, string> {
  const storage = memoryStorage();
  keepPerson(storage, kept);
  return { [deviceKeys.person]: storage.getItem(deviceKeys.person) ?? '' };
}
const signedIn = keptBy({ person: ana });

it.each([
  ['https://gtop.com.br/student/home', {}, 'gtop'],
  ['https://treinar.gtop.com.br/student/home?tenant=circulo', {}, 'gtop'],
  ['http://localhost/student/home?tenant=circulo', {}, 'circulo'],
  ['http://localhost/student/home', { tenant: 'circulo' }, 'circulo'],
  ['http://localhost/student/home?tenant=nobody', { tenant: 'gone' }, 'decola'],
  ['http://localhost/student/home', 'switched off', 'decola'],
] as const)('%s on a device with %j is the brand %s', (address, storage, theme) => {
  const opened = open(address, { storage: storage === 'switched off' ? storage : { ...storage } });
  expect(opened).toMatchObject({ theme });
  expect(opened.written).toContain(`href="/student/themes/${theme}.css"`);
});

it('a brand that was asked for is remembered, one given by the host is not', () => {
  expect(open('http://localhost/student/home?tenant=gtop').storage).toEqual({ tenant: 'gtop' });
  expect(open('https://gtop.com.br/student/home?tenant=circulo').storage).toEqual({});
});

it('who is signed in gets the code and the first calls of the page, with the numbers of its address', () => {
  expect(open('http://localhost/student/course/12', { storage: { ...signedIn } })).toMatchObject({
    links: ['/student/shell.js', '/student/course.css'],
    asked: ['/api/me', '/api/courses/12'],
    early: ['/api/me', '/api/courses/12'],
  });
});

it.each(['-1', '0', 'abc', '1'.repeat(16)])('nothing is asked for the course %s, which cannot be', (id) => {
  expect(open(`http://localhost/student/course/${id}`, { storage: { ...signedIn } }).asked).toEqual([
    '/api/me',
  ]);
});

it.each<Record<string, string>>([{}, keptBy({ isOver: true }), keptBy({ isOver: true, isHandedOver: true })])(
  'who is not (%j) gets those of the page to sign in',
  (storage) => {
    const opened = open('http://localhost/student/course/12', { storage: { ...storage } });
    expect(opened).toMatchObject({ links: ['/student/home.js'], asked: ['/api/news'] });
    expect(opened.written).toContain('hero.svg');
  },
);

it('the bare prefix is the first place, an unknown address is none', () => {
  expect(open('http://localhost/student/', { storage: { ...signedIn } }).links).toEqual([
    '/student/shell.js',
  ]);
  expect(open('http://localhost/student/nada', { storage: { ...signedIn } })).toMatchObject({
    links: [],
    asked: [],
  });
});
