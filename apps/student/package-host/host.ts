/**
 * The document in which packages run (decision 0642): it has an origin of its own, shared with packages and with nothing of the app. A
 * package finds the functions of its standard in it, as the standards ask, and reaches neither the session nor the storage of the person
 * who studies. It speaks with the app's document by messages alone.
 */
import { type PackageStandard, type PackageState, packageStandards } from '@student/domain';
import { createId } from '../src/create-id.ts';
import {
  type AppMessage,
  type HostMessage,
  hostOpen,
  hostReady,
  type PackageFailure,
  type PackageLaunch,
} from '../src/media/package/package-messages.ts';
import { openJournal } from './journal.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { packageApi } from './runtime.ts';
import { createRuntime } from './runtimes.ts';

const manifestName = 'imsmanifest.xml';
/** The longest wait for one answer about a package, in ms; the package itself may take longer. */
const patience = 30_000;
/** How far above its page the manifest of a package may lie. */
const foldersUp = 4;

/** A package that cannot be opened. */
class NotOpened extends Error {
  readonly reason: PackageFailure;
  constructor(reason: PackageFailure) {
    super(reason);
    this.reason = reason;
  }
}

let isTaken = false;
addEventListener('message', ({ source, origin, data, ports: [port] }) => {
  if (source !== parent || isTaken || data?.type !== hostOpen || !port) return;
  isTaken = true;
  void open(data.launch, origin, port);
});
// Says nothing that nobody may hear; who may frame this document, its policy says.
if (parent !== window) parent.postMessage({ type: hostReady }, '*');

async function open(launch: PackageLaunch, app: string, port: MessagePort): Promise<void> {
  const tell = (message: HostMessage) => port.postMessage(message);
  try {
    const { page, manifest } = await find(addressOf(launch.url, app));
    await offer(launch, manifest, port);
    await show(page, launch.title);
    tell({ type: 'opened' });
  } catch (error) {
    if (!(error instanceof NotOpened)) console.error(error);
    tell({ type: 'failed', reason: error instanceof NotOpened ? error.reason : 'network' });
  }
}

/** Of this origin, whichever the app said: a package of another one would find no functions, and might be anything. */
function addressOf(url: string, app: string): URL {
  const address = URL.canParse(url, location.origin) ? new URL(url, location.origin) : undefined;
  if (!address || ![location.origin, app].includes(address.origin)) throw new NotOpened('missing');
  return new URL(address.pathname + address.search + address.hash, location.origin);
}

/** Where the package begins, and what its manifest says, where it has one. */
async function find(address: URL): Promise<{ page: URL; manifest: Manifest | undefined }> {
  if (address.pathname.endsWith('.xml') || address.pathname.endsWith('/')) {
    const at = address.pathname.endsWith('/') ? new URL(manifestName, address) : address;
    const answer = await ask(at);
    if (!answer.ok) throw new NotOpened(refusedWith(answer));
    const manifest = readManifest(await answer.text(), at);
    if (!manifest) throw new NotOpened('manifest');
    if (manifest.launch.origin !== location.origin) throw new NotOpened('missing');
    return { page: manifest.launch, manifest };
  }
  const answer = await ask(address, 'HEAD');
  // A server that knows no HEAD says so, and the page may be there.
  if (!answer.ok && ![405, 501].includes(answer.status)) throw new NotOpened(refusedWith(answer));
  return { page: address, manifest: await manifestAbove(address) };
}

/** The manifest of a package that is named by its page: the nearest above it. A page runs without one too. */
async function manifestAbove(page: URL): Promise<Manifest | undefined> {
  for (let up = 0; up < foldersUp; up++) {
    const at = new URL(`${'../'.repeat(up)}${manifestName}`, page);
    const answer = await ask(at);
    if (answer.ok) {
      const manifest = readManifest(await answer.text(), at, page);
      if (manifest) return manifest;
    }
    if (new URL('.', at).pathname.split('/').length <= 5) break;
  }
  return undefined;
}

async function ask(address: URL, method = 'GET'): Promise<Response> {
  try {
    return await fetch(address, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    throw new NotOpened('network');
  }
}

/** A server that is in trouble or overloaded may have the package in a moment; one that answers otherwise has it not. */
const refusedWith = ({ status }: Response): PackageFailure =>
  status >= 500 || status === 408 || status === 429 ? 'network' : 'missing';

/** Where the functions of each standard are looked for. */
const placeOf = { '1.2': 'API', '2004': 'API_1484_11' } as const satisfies Record<PackageStandard, string>;

/** Puts the functions of the package's standard where it looks for them, or those of both where nobody knows which it is. */
async function offer(
  { key, state, learner, kept }: PackageLaunch,
  manifest: Manifest | undefined,
  port: MessagePort,
) {
  const journal = openJournal(storageHere(), key);
  const left = journal.read(kept);
  if (Object.keys(left).length === 0) journal.clear();
  let last = '';
  let isLost = false;
  const save = (pairs: PackageState): boolean => {
    last = createId();
    const isKept = journal.add(pairs, last);
    port.postMessage({ type: 'commit', id: last, pairs } satisfies HostMessage);
    // Where the device keeps nothing for this document, the app's word of the commits before counts.
    return isKept || !isLost;
  };
  port.onmessage = ({ data }: MessageEvent<AppMessage>) => {
    isLost = data.type === 'lost';
    if (data.type === 'kept' && data.id === last) journal.clear();
  };
  // What a tab that was closed had no time to hand over.
  if (Object.keys(left).length > 0) save(left);

  const wanted = manifest?.standard ? [manifest.standard] : packageStandards;
  const offered = await Promise.all(
    wanted.map(async (standard) => {
      const offered = packageApi({
        standard,
        create: await createRuntime(standard),
        saved: { ...state, ...left },
        learner,
        notes: manifest?.notes ?? {},
        save,
        now: Date.now,
      });
      Object.assign(window, { [placeOf[standard]]: offered.api });
      return offered;
    }),
  );
  const keep = () => {
    for (const one of offered) one.keep();
  };
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}

function storageHere(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // Switched off, as some browsers do in frames.
    return undefined;
  }
}

/** Answers once the package's first page is there. */
function show(page: URL, title: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'fullscreen; autoplay';
  const loaded = new Promise<void>((done) => frame.addEventListener('load', () => done(), { once: true }));
  frame.src = page.href;
  document.body.append(frame);
  return loaded;
}
