import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { brandOfHost } from '../../../themes/brand-of-host.ts';
import { deviceKeys, personMark } from '../src/device-keys.ts';
import { memoryStorage } from '../src/memory-storage.ts';
import { type Kept, keepPerson } from '../src/session/kept-session.ts';
import { ana } from '../src/session/testing/people.ts';

const facts = {
  base: '/student/',
  brands: [
    {
      name: 'decola',
      hosts: ['decola.com.br'],
      fonts: ['font.woff2'],
      bar: { light: '#17123f', dark: '#1c1256' },
    },
    {
      name: 'circulo',
      hosts: [],
      fonts: ['font.woff2', 'heading.woff2'],
      bar: { light: '#fff8ef', dark: '#3d170f' },
    },
    {
      name: 'gtop',
      hosts: ['gtop.com.br', '.gtop.com.br'],
      fonts: ['font.woff2'],
      bar: { light: '#1b2224', dark: '#072319' },
    },
  ],
  first: 'dashboard',
  signIn: 'home',
  guardedCalls: ['/api/me'],
  keys: deviceKeys,
  personMark,
  places: [
    { name: 'home', screen: 'home', pattern: '^home/?$', isOpen: true, calls: ['/api/news'], files: [0] },
    {
      name: 'dashboard',
      screen: 'dashboard',
      pattern: '^dashboard/?$',
      isOpen: false,
      calls: [],
      files: [1],
    },
    {
      name: 'course',
      screen: 'course',
      pattern: '^course/(?<courseId>[^/]+)/?$',
      isOpen: false,
      calls: ['/api/courses/:courseId'],
      files: [1, 2],
    },
  ],
  files: ['home.js', 'shell.js', 'course.css'],
};

const script = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8')
  .replace('__FACTS__', JSON.stringify(facts))
  .replace('__LIST__', 'list.js')
  .replace('__BRAND__', 'brand.js')
  .replace('__ELEMENT__', 'brand')
  .replace('__BRAND_OF_HOST__', () => brandOfHost.toString());

/** What a brand was delivered with. */
const delivered = (name: string, hosts: string[]) => ({
  format: 1,
  tenant: { name, hosts },
  css: `${name}/${name}.0123456789.css`,
  fonts: [`${name}/inter.0123456789.woff2`],
  pictures: {
    favicon: { src: `${name}/favicon.0123456789.svg` },
    hero: {
      src: `${name}/hero-960.0123456789.webp`,
      sources: [{ type: 'image/avif', srcset: `${name}/a.avif 480w, ${name}/b.avif 960w` }],
    },
  },
});

type Device = {
  storage?: Record<string, string> | 'switched off';
  /** The delivered brands that can be asked for: first a list of names and hosts, then one of them; absent where there is no list. */
  list?: (Pick<ReturnType<typeof delivered>, 'tenant'> & { css?: string })[];
  /** The brand that the server has put into the document. */
  told?: unknown;
  /** The brands whose styles stand in the document. */
  inside?: string[];
  /** What every call is answered; without it there is no network. */
  answer?: string;
};

/** An element that the document adds to its head. */
type Added = { tag: string; attributes: Record<string, string>; onload?: () => void };

const htmlOf = ({ tag, attributes }: Added) =>
  `<${[tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(' ')}>`;

/** Opens the document at an address; gives back what it asked for and what it remembers. */
async function open(address: string, { storage = {}, list, told, inside = [], answer }: Device = {}) {
  const { hostname, pathname, search } = new URL(address);
  const refuse = () => {
    throw new Error('storage is switched off');
  };
  const added: Added[] = [];
  const asked: string[] = [];
  const pictures: string[] = [];
  const root = { dataset: {} as { theme?: string; scheme?: string; screen?: string } };
  const metas = [{ media: '' }, { media: '' }];
  const watching: (() => void)[] = [];
  class MutationObserver {
    constructor(changed: () => void) {
      watching.push(changed);
    }
    observe() {}
  }
  const window: {
    earlyCalls?: object;
    brandWorn?: Promise<void>;
    deliveredBrands?: unknown[];
    deliveredBrand?: unknown;
  } = {};
  /** What scripts of delivered brands do, and then how everything that was asked for arrives. */
  const arrive = (element: Added) => {
    const name = /^\/student\/brands\/(.+)\/brand\.js$/.exec(element.attributes.src ?? '')?.[1];
    if (element.attributes.src?.endsWith('/list.js') && list)
      window.deliveredBrands = list.map(({ tenant }) => tenant);
    if (name) window.deliveredBrand = list?.find(({ tenant }) => tenant.name === name);
    element.onload?.();
  };
  const sheets = inside.map((brand) => ({ dataset: { brand }, media: 'not all', isGone: false }));
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
      createElement: (tag: string) => {
        const attributes: Added['attributes'] = {};
        return { tag, attributes, setAttribute: (name: string, value: string) => (attributes[name] = value) };
      },
      querySelectorAll: (what: string) =>
        what.startsWith('meta')
          ? metas
          : sheets.map((sheet) => Object.assign(sheet, { remove: () => (sheet.isGone = true) })),
      getElementById: (id: string) => told && id === 'brand' && { textContent: JSON.stringify(told) },
      head: {
        append: (element: Added) => {
          added.push(element);
          queueMicrotask(() => arrive(element));
        },
      },
    },
    fetch: (call: string) => {
      asked.push(call);
      return answer === undefined
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(new Response(answer));
    },
    Image: class {
      set src(address: string) {
        pictures.push(address);
      }
    },
    URLSearchParams,
    AbortController,
    MutationObserver,
  });
  await window.brandWorn;
  const isOfCode = ({ attributes: { rel, as } }: Added) => rel === 'modulepreload' || as === 'style';
  const scripts = added.flatMap(({ tag, attributes }) => (tag === 'script' ? [attributes.src] : []));
  return {
    ...root.dataset,
    /** Chooses a scheme as the app does; gives what the bars of light and dark are then for. */
    choose: (scheme?: string) => {
      if (scheme) root.dataset.scheme = scheme;
      else delete root.dataset.scheme;
      for (const changed of watching) changed();
      return metas.map(({ media }) => media);
    },
    asksForList: scripts[0] === '/student/brands/list.js',
    asksFor: /\/(\w+)\/brand\.js$/.exec(scripts.at(-1) ?? '')?.[1],
    deliveredBrand: window.deliveredBrand,
    written: added
      .filter((one) => !isOfCode(one))
      .map(htmlOf)
      .join(''),
    links: added.filter(isOfCode).map(({ attributes }) => attributes.href),
    asked,
    pictures,
    early: Object.keys(window.earlyCalls ?? {}),
    storage,
    worn: sheets
      .filter(({ media, isGone }) => media === 'all' && !isGone)
      .map(({ dataset }) => dataset.brand),
    kept: sheets.filter(({ isGone }) => !isGone).map(({ dataset }) => dataset.brand),
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
] as const)('%s on a device with %j is the brand %s', async (address, storage, theme) => {
  const opened = await open(address, { storage: storage === 'switched off' ? storage : { ...storage } });
  expect(opened).toMatchObject({ theme });
  expect(opened.written).toContain(`href="/student/themes/${theme}.css"`);
});

it('a brand of the app brings its manifest, its icon and the colours of its bars', async () => {
  const { written } = await open('https://gtop.com.br/student/home');
  expect(written).toContain('<link rel="manifest" href="/student/themes/gtop/manifest.json">');
  expect(written).toContain('<link rel="apple-touch-icon" href="/student/themes/gtop/icon-180.png">');
  expect(written).toContain(
    '<meta name="theme-color" content="#1b2224" media="(prefers-color-scheme: light)">' +
      '<meta name="theme-color" content="#072319" media="(prefers-color-scheme: dark)">',
  );
});

it('the system’s bars follow the scheme that a person has chosen, and the system’s where nobody has', async () => {
  const opened = await open('https://gtop.com.br/student/home', { storage: { scheme: 'dark' } });
  expect(opened.written).toContain('content="#1b2224" media="not all"');
  expect(opened.written).toContain('content="#072319" media="all"');
  expect(opened.choose('light')).toEqual(['all', 'not all']);
  expect(opened.choose()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

it('a delivered brand brings its own, and one from before there was any brings none', async () => {
  const bar = { light: '#101010', dark: '#202020' };
  const installed = { manifest: 'acme/manifest.0123456789.json', icon: 'acme/icon-180.0123456789.png', bar };
  const told = { ...acme, installed };
  const { written } = await open('https://acme.com.br/student/home', { told });
  expect(written).toContain('rel="manifest" href="/student/brands/acme/manifest.0123456789.json"');
  expect(written).toContain('rel="apple-touch-icon" href="/student/brands/acme/icon-180.0123456789.png"');
  expect(written).toContain('content="#202020" media="(prefers-color-scheme: dark)"');
  const before = await open('https://acme.com.br/student/home', { told: acme });
  expect(before.written).not.toMatch(/manifest|theme-color/);
});

const acme = delivered('acme', ['acme.com.br', '.acme.com.br']);

it.each([
  ['https://gtop.com.br/student/home', {}, false, 'gtop'],
  ['http://localhost/student/home', {}, false, 'decola'],
  ['http://localhost/student/home?tenant=circulo', { tenant: 'acme' }, false, 'circulo'],
  ['http://localhost/student/home', { tenant: 'acme' }, true, 'acme'],
  ['http://localhost/student/home?tenant=acme', {}, true, 'acme'],
  ['http://localhost/student/home?tenant=nada', { tenant: 'gtop' }, true, 'gtop'],
  ['https://acme.com.br/student/home?tenant=gtop', {}, true, 'acme'],
  ['https://treinar.acme.com.br/student/home', { tenant: 'gtop' }, true, 'acme'],
  ['https://outra.com.br/student/home', {}, true, 'decola'],
] as const)(
  '%s with %j waits for the list of delivered brands: %s, and is %s',
  async (address, kept, waits, theme) => {
    const opened = await open(address, { storage: { ...kept }, list: [acme] });
    expect(opened).toMatchObject({ asksForList: waits, theme });
    expect(opened.deliveredBrand).toEqual(theme === 'acme' ? acme : undefined);
    expect(opened.asksFor).toBe(theme === 'acme' ? 'acme' : undefined);
  },
);

it.each([
  ['https://acme.com.br/student/home?tenant=gtop', {}, {}],
  ['http://localhost/student/home?tenant=acme', { tenant: 'gtop' }, { tenant: 'acme' }],
])(
  '%s, in a document that its server has told the brand, asks for nothing and wears it',
  async (address, kept, keeps) => {
    const opened = await open(address, { storage: { ...kept }, told: acme, list: [acme] });
    expect(opened).toMatchObject({ asksForList: false, theme: 'acme', deliveredBrand: acme });
    expect(opened.asksFor).toBeUndefined();
    expect(opened.written).toContain(
      '<link rel="stylesheet" href="/student/brands/acme/acme.0123456789.css">',
    );
    expect(opened.storage).toEqual(keeps);
  },
);

it('of two brands in the list, only the one that is worn is asked for', async () => {
  const list = [delivered('bela', ['bela.com.br']), acme];
  const { written } = await open('https://acme.com.br/student/home', { list });
  expect(written.match(/brands\/\w+\//g)?.filter((place) => place.includes('bela'))).toEqual([]);
});

it('a delivered brand brings its style sheet, its first fonts, its sign and the picture of the first page', async () => {
  const { written } = await open('https://acme.com.br/student/home', { list: [acme] });
  expect(written).toContain('<link rel="stylesheet" href="/student/brands/acme/acme.0123456789.css">');
  expect(written).toContain('crossorigin="" href="/student/brands/acme/inter.0123456789.woff2"');
  expect(written).toContain('rel="icon" href="/student/brands/acme/favicon.0123456789.svg"');
  expect(written).toContain(
    'imagesrcset="/student/brands/acme/a.avif 480w, /student/brands/acme/b.avif 960w"',
  );
});

it('of the brands whose styles stand in the document, the one that is meant is worn, and nothing is waited for', async () => {
  const inside = ['decola', 'circulo', 'gtop'];
  const opened = await open('http://localhost/student/home?tenant=gtop', { inside });
  expect(opened).toMatchObject({ theme: 'gtop', worn: ['gtop'], kept: ['gtop'] });
  expect(opened.written).not.toContain('rel="stylesheet"');
  const told = await open('http://localhost/student/home?tenant=acme', { told: acme, inside: ['acme'] });
  expect(told).toMatchObject({ theme: 'acme', worn: ['acme'] });
  expect(told.written).not.toContain('rel="stylesheet"');
  const other = await open('http://localhost/student/home', {
    storage: { tenant: 'acme' },
    list: [acme],
    inside,
  });
  expect(other).toMatchObject({ theme: 'acme', worn: [], kept: [] });
  expect(other.written).toContain('rel="stylesheet" href="/student/brands/acme/acme.0123456789.css"');
});

it.each([
  ['/student/home', {}, 'home'],
  ['/student/course/12', {}, 'home'],
  ['/student/course/12', signedIn, 'course'],
  ['/student/', signedIn, 'dashboard'],
  ['/student/nada', {}, undefined],
])('at %s the document draws the screen of %j: %s', async (path, storage, screen) => {
  expect((await open(`http://localhost${path}`, { storage })).screen).toBe(screen);
});

it('of two brands that a host may belong to, the longer claim decides, whatever the order', async () => {
  const group = delivered('aaa', ['.grupo.com.br']);
  const list = [group, delivered('escola', ['escola.grupo.com.br', '.escola.grupo.com.br'])];
  const themeAt = (host: string) => open(`https://${host}/student/home`, { list });
  expect(await themeAt('escola.grupo.com.br')).toMatchObject({ theme: 'escola' });
  expect(await themeAt('a.escola.grupo.com.br')).toMatchObject({ theme: 'escola' });
  expect(await themeAt('outra.grupo.com.br')).toMatchObject({ theme: 'aaa' });
});

it.each([
  ['is not there', undefined],
  ['was made by another version', [{ ...acme, tenant: {} as typeof acme.tenant }]],
  ['names a brand that was made by another version', [{ ...acme, format: 2 }]],
  ['names a brand that is not there', [{ tenant: acme.tenant }]],
])('a list that %s leaves the first brand', async (_what, list) => {
  const opened = await open('https://acme.com.br/student/home', list ? { list } : {});
  expect(opened).toMatchObject({ theme: 'decola', deliveredBrand: undefined });
});

it('the fonts of text and of headings are both asked for at once, where they are two', async () => {
  const { written } = await open('http://localhost/student/home?tenant=circulo');
  expect(written.match(/as="font"[^>]*href="([^"]*)"/g)?.map((link) => link.split('"').at(-2))).toEqual([
    '/student/themes/circulo/font.woff2',
    '/student/themes/circulo/heading.woff2',
  ]);
});

it('a brand that was asked for is remembered, one given by the host is not', async () => {
  expect((await open('http://localhost/student/home?tenant=gtop')).storage).toEqual({ tenant: 'gtop' });
  expect((await open('https://gtop.com.br/student/home?tenant=circulo')).storage).toEqual({});
});

it('who is signed in gets the code and the first calls of the page, with the numbers of its address', async () => {
  expect(await open('http://localhost/student/course/12', { storage: { ...signedIn } })).toMatchObject({
    links: ['/student/shell.js', '/student/course.css'],
    asked: ['/api/courses/12', '/api/me'],
    early: ['/api/courses/12', '/api/me'],
  });
});

it.each([
  ['{"data":{"courses":[{"imageURL":"/files/1.svg"},{"imageURL":"/files/2.svg"}]}}', ['/files/1.svg']],
  [String.raw`{"data":{"imageURL":"\/files\/\u00e7.svg"}}`, ['/files/ç.svg']],
  ['{"data":{"imageURL":null,"title":"imageURL"}}', []],
  ['{"data":{"courses":[]}}', []],
  ['not JSON: "imageURL":"\\x"', []],
])('of the first answer of a place, %s, the pictures %j are asked for', async (answer, pictures) => {
  const opened = await open('http://localhost/student/course/12', { storage: { ...signedIn }, answer });
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened.pictures).toEqual(pictures);
});

it('of the first answer of the landing page no picture is asked for: its hero is what is seen', async () => {
  const answer = '{"data":{"courses":[{"imageURL":"/files/1.svg"}]}}';
  const opened = await open('http://localhost/student/home', { answer });
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened.asked).toEqual(['/api/news']);
  expect(opened.pictures).toEqual([]);
});

it.each(['-1', '0', 'abc', '1'.repeat(16)])(
  'nothing is asked for the course %s, which cannot be',
  async (id) => {
    expect((await open(`http://localhost/student/course/${id}`, { storage: { ...signedIn } })).asked).toEqual(
      ['/api/me'],
    );
  },
);

it.each<Record<string, string>>([{}, keptBy({ isOver: true }), keptBy({ isOver: true, isHandedOver: true })])(
  'who is not (%j) gets those of the page to sign in',
  async (storage) => {
    const opened = await open('http://localhost/student/course/12', { storage: { ...storage } });
    expect(opened).toMatchObject({ links: ['/student/home.js'], asked: ['/api/news'] });
    expect(opened.written).toContain('hero.svg');
  },
);

it('the bare prefix is the first place, an unknown address is none', async () => {
  expect((await open('http://localhost/student/', { storage: { ...signedIn } })).links).toEqual([
    '/student/shell.js',
  ]);
  expect(await open('http://localhost/student/nada', { storage: { ...signedIn } })).toMatchObject({
    links: [],
    asked: [],
  });
});
