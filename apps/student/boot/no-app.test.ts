import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { tokens } from '@student/ui/theme';
import { baseTokens } from '@student/ui/theme/base.ts';
import { textOf } from '@student/ui/theme/token-value.ts';
import { expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'no-app.js'), 'utf8');
const words = { title: 'Não carregou.', text: 'Confira a internet.', retry: 'Tentar novamente' };
const script = source.replace('__WORDS__', JSON.stringify(words));

/** A document with this script, as far as the script looks at it; `html` is what stands in it. */
function open({ html = '', firstScreen = undefined as object | undefined } = {}) {
  let press = () => {};
  const button = { ariaDisabled: null, addEventListener: (_: 'click', act: () => void) => (press = act) };
  const root = {
    innerHTML: html,
    get firstChild() {
      return this.innerHTML ? {} : null;
    },
    querySelector: () => button,
  };
  const heard: Record<string, (event: object) => void> = {};
  const document = {
    title: 'Treinamentos',
    getElementById: () => root,
    querySelector: () => (root.innerHTML.includes('<button') ? button : null),
  };
  const timers: { act: () => void; time: number }[] = [];
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
  const reload = vi.fn();
  const window = { firstScreen, addEventListener: (type: string, act: () => void) => (heard[type] = act) };
  runInNewContext(script, {
    document,
    fetch,
    location: { href: 'http://localhost/student/home', reload },
    setTimeout: (act: () => void, time: number) => timers.push({ act, time }),
    window,
  });
  return {
    window,
    document,
    root,
    timers,
    fetch,
    reload,
    fail: (tagName: string | undefined) => heard.error?.({ target: { tagName } }),
    comeOnline: () => heard.online?.({}),
    press: () => press(),
  };
}

it('a script that does not arrive is told, with a way to go on', () => {
  const { document, root, fail } = open();
  fail('SCRIPT');
  expect(document.title).toBe(words.title);
  for (const word of Object.values(words)) expect(root.innerHTML).toContain(`>${word}<`);
});

it.each(['LINK', 'IMG', undefined])('%s that fails is not', (tag) => {
  const { root, fail } = open();
  fail(tag);
  expect(root.innerHTML).toBe('');
});

it('nothing is said over an app that runs', () => {
  const app = '<div>app</div>';
  const { root, fail, timers } = open({ html: app });
  fail('SCRIPT');
  for (const { act } of timers) act();
  expect(root.innerHTML).toBe(app);
});

it('code that neither arrives nor fails is told after 30 seconds', () => {
  const { root, timers } = open();
  expect(timers.map(({ time }) => time)).toEqual([30_000]);
  timers[0]?.act();
  expect(root.innerHTML).toContain(words.title);
});

it.each(['press', 'comeOnline'] as const)(
  'by %s the page is opened anew once it can be reached',
  async (way) => {
    const page = open();
    page.fail('SCRIPT');
    page.fetch.mockRejectedValueOnce(new TypeError('offline'));
    page[way]();
    await vi.waitFor(() => expect(page.fetch).toHaveBeenCalledOnce());
    await new Promise((turn) => setTimeout(turn));
    expect(page.reload).not.toHaveBeenCalled();

    page.fetch.mockResolvedValue(new Response());
    page[way]();
    page[way]();
    await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    expect(page.fetch).toHaveBeenCalledTimes(2);
    expect(page.fetch).toHaveBeenLastCalledWith('http://localhost/student/home', {
      method: 'HEAD',
      cache: 'no-store',
    });
  },
);

it('an app that has come late after all is left alone when the network is back', () => {
  const page = open();
  page.timers[0]?.act();
  page.root.innerHTML = '<div>app</div>';
  page.comeOnline();
  expect(page.fetch).not.toHaveBeenCalled();
});

it('it draws with variables that brands may have', () => {
  const known = new Set<string>(tokens.map(({ variable }) => variable));
  const named = [...source.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect(named.filter((name = '') => !known.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

it('its button has the base’s colours where a brand leaves one out: the app’s style sheet, which has them, did not come', () => {
  for (const path of ['color.bg.brand', 'color.fg.onBrand']) {
    const { variable = '' } = tokens.find((one) => one.path === path) ?? {};
    expect(source).toContain(`var(${variable}, ${textOf(baseTokens('light').get(path)?.value)})`);
  }
});

it('what the document has drawn by itself gives way to the message, and is not taken over any more', () => {
  const { root, window, fail } = open({ html: '<h1>Aprender</h1>', firstScreen: {} });
  fail('SCRIPT');
  expect(root.innerHTML).toContain(words.title);
  expect(root.innerHTML).not.toContain('Aprender');
  expect(window.firstScreen).toBeUndefined();
});

it('a page that the app has drawn stays', () => {
  const { root, fail } = open({ html: '<h1>Aprender</h1>' });
  fail('SCRIPT');
  expect(root.innerHTML).toBe('<h1>Aprender</h1>');
});
