import type { PackageState } from '@student/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkPackage } from './package-link.ts';
import { type HostMessage, hostOpen, hostReady, type PackageLaunch } from './package-messages.ts';

const origin = 'http://packages.localhost:4300';
const launch: PackageLaunch = {
  url: '/files/scorm/a/index.html',
  title: 'A',
  key: '7/course/12/7',
  state: { 'cmi.location': '1' },
  learner: { id: '7', name: 'Souza, Ana' },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function link(keep: (pairs: PackageState) => Promise<void> = async () => undefined) {
  const window = new EventTarget();
  const sent: { message: unknown; to: string; port: MessagePort }[] = [];
  const contentWindow = {
    postMessage: (message: unknown, to: string, [port]: MessagePort[]) =>
      sent.push({ message, to, port: port as MessagePort }),
  };
  const told: unknown[] = [];
  const stop = linkPackage({
    window: window as unknown as Window,
    frame: { contentWindow } as unknown as HTMLIFrameElement,
    origin,
    launch: () => launch,
    onOpen: () => told.push('open'),
    onFail: (reason) => told.push(reason),
    onCommit: (pairs) => {
      told.push(pairs);
      return keep(pairs);
    },
  });
  const greet = (more: object = {}) => {
    const event = new Event('message');
    window.dispatchEvent(
      Object.assign(event, { source: contentWindow, origin, data: { type: hostReady }, ...more }),
    );
  };
  const speak = (message: HostMessage) => sent[0]?.port.postMessage(message);
  return { told, sent, stop, greet, speak };
}
const settled = () => new Promise((done) => setImmediate(() => setImmediate(done)));

it('opens the package once its host is there, to that origin alone, with what it has told before (PLAYER-17)', () => {
  const { sent, greet } = link();
  greet();
  greet();
  expect(sent.map(({ message, to }) => [message, to])).toEqual([[{ type: hostOpen, launch }, origin]]);
});

it.each([
  ['of another origin', { origin: 'http://evil.example' }],
  ['of another frame', { source: {} }],
  ['with other words', { data: { type: 'hello' } }],
])('listens to nobody %s', (_, more) => {
  const { sent, greet } = link();
  greet(more);
  expect(sent).toEqual([]);
});

it('tells that it is open, keeps what it commits and says so, or that it could not (PLAYER-16)', async () => {
  let keeps = true;
  const { told, sent, greet, speak } = link(async () => {
    if (!keeps) throw new Error('full');
  });
  greet();
  const answers: unknown[] = [];
  if (sent[0]) sent[0].port.onmessage = ({ data }) => answers.push(data);
  speak({ type: 'opened' });
  speak({ type: 'commit', id: '1', pairs: { 'cmi.location': '2' } });
  await vi.waitFor(() => expect(answers).toEqual([{ type: 'kept', id: '1' }]));
  keeps = false;
  speak({ type: 'commit', id: '2', pairs: { 'cmi.location': '3' } });
  await vi.waitFor(() => expect(answers).toContainEqual({ type: 'lost', id: '2' }));
  expect(told).toEqual(['open', { 'cmi.location': '2' }, { 'cmi.location': '3' }]);
});

it('a host that says nothing for half a minute is the network, and one that says why is believed', async () => {
  const silent = link();
  vi.advanceTimersByTime(29_999);
  expect(silent.told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(silent.told).toEqual(['network']);

  const broken = link();
  broken.greet();
  broken.speak({ type: 'failed', reason: 'manifest' });
  await vi.waitFor(() => expect(broken.told).toEqual(['manifest']));
  vi.advanceTimersByTime(60_000);
  expect(broken.told).toEqual(['manifest']);
});

it('a large package on a slow line is waited for: its host has answered, and its files come', () => {
  const { told, greet } = link();
  vi.advanceTimersByTime(29_000);
  greet();
  vi.advanceTimersByTime(299_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['network']);
});

it('a package that is left still says its last words, and shows nothing more', async () => {
  const { told, greet, speak, stop } = link();
  greet();
  stop();
  speak({ type: 'opened' });
  speak({ type: 'commit', id: '1', pairs: { 'cmi.location': '9' } });
  await vi.waitFor(() => expect(told).toEqual([{ 'cmi.location': '9' }]));
  vi.advanceTimersByTime(3000);
  speak({ type: 'commit', id: '2', pairs: { 'cmi.location': '10' } });
  await settled();
  expect(told).toHaveLength(1);
});
