import { fixedClock } from '../clock.ts';
import { openSandbox, type Sandbox } from '../open-sandbox.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { randomFor } from '../random.ts';
import { found } from '../refusal.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import type { Store } from '../store/store.ts';
import { ownRequest } from './own-addresses.ts';
import { createRequests, type Raw } from './requests.ts';
import { harmDone, strangersOf } from './strangers.ts';
import { equipWitness, secret } from './witness.ts';

/** Answers a request: its status, and its body as text. */
export type Sender = (request: Raw) => Promise<{ status: number; text: string; type: string }>;

export type Findings = {
  requests: number;
  /** Answers by status. */
  statuses: Map<number, number>;
  /** Those that were answered. */
  operations: Set<string>;
  /** Sentences about what must not be. */
  faults: string[];
};

export const noFindings = (): Findings => ({
  requests: 0,
  statuses: new Map(),
  operations: new Set(),
  faults: [],
});

/** Hashing is not what is tried here: a thousand passwords would take minutes. */
const quickPasswords: Passwords = {
  hash: async (password) => `quick:${password}`,
  verify: async (password, hash) => hash === `quick:${password}`,
  isCurrent: () => true,
  seeded: 'quick:Decola@2026',
};

/**
 * A sandbox of its own for one round. Its people are Ana, a colleague, and everybody else, who must notice nothing; one of them has a
 * record of every kind.
 */
export const openRound = (store: Store, scenario: ScenarioName = 'student'): Sandbox => {
  const options = {
    store,
    scenario,
    session: 'cookie',
    passwords: quickPasswords,
    clock: fixedClock(),
  } as const;
  const sandbox = openSandbox(options);
  equipWitness(store);
  return sandbox;
};

/** Asks a sandbox without a network in between. */
export const directly =
  (sandbox: Sandbox): Sender =>
  async ({ method, target, headers, body }) => {
    const request = new Request(`http://localhost${target}`, { method, headers, ...(body && { body }) });
    const answer = await sandbox.answer(request);
    return {
      status: answer.status,
      text: await answer.text(),
      type: answer.headers.get('content-type') ?? '',
    };
  };

const insiders = [1, 11] as const;

/**
 * Sends so many requests of a seed, some at once and some twice, and adds what it found. Nothing may answer 500 or more, break
 * off, or claim to be JSON and be none; nobody's records may change but those of the two people who ask, and no answer may hold what
 * is somebody else's.
 */
export const fuzz = async (
  sandbox: Sandbox,
  send: Sender,
  { seed, requests }: { seed: string; requests: number },
  findings: Findings,
) => {
  const random = randomFor(seed);
  const { store, world } = sandbox;
  const cookies = insiders.map(() => '');
  /** Signs in anew whoever signed out or lost the session by what was asked. */
  const signIn = () =>
    insiders.forEach((id, at) => {
      const cookie = cookies[at] ?? '';
      const person = store.get('people', id);
      if (!person || world.sessions.personOf(new Request('http://localhost', { headers: { cookie } })))
        return;
      cookies[at] = world.sessions.open(person).get('set-cookie')?.split(';')[0] ?? '';
    });
  const next = createRequests(random, store, cookies);
  const before = strangersOf(store, new Set<number>(insiders));
  const ask = asking(send, seed, findings);
  let left = requests;
  while (left > 0) {
    const batch = Array.from({ length: Math.min(left, random.chance(0.3) ? random.whole(2, 8) : 1) }, next);
    const [first] = batch;
    if (first && batch.length < left && random.chance(0.05)) batch.push(first);
    left -= batch.length;
    signIn();
    await Promise.all(batch.map(ask));
  }
  for (const harm of harmDone(before, strangersOf(store, new Set<number>(insiders))))
    findings.faults.push(`${seed}: ${harm.slice(0, 400)}`);
};

/** Sends so many to the addresses beside the contract's: the sandbox's own and those of its files. None may answer 500 or break off. */
export const fuzzOwnAddresses = async (
  { store, world }: Sandbox,
  send: Sender,
  { seed, requests }: { seed: string; requests: number },
  findings: Findings,
) => {
  const random = randomFor(seed);
  const ask = asking(send, seed, findings);
  const person = found(store.get('people', insiders[0]));
  const cookie = world.sessions.open(person).get('set-cookie')?.split(';')[0] ?? '';
  for (let left = requests; left > 0; left -= 1) await ask(ownRequest(random, cookie));
};

/** Sends a request, and adds what its answer shows. */
const asking =
  (send: Sender, seed: string, findings: Findings) =>
  async (raw: Raw): Promise<void> => {
    const told = `${seed}: ${raw.operation}, ${raw.method} ${raw.target.slice(0, 200)} ${Buffer.from(
      raw.body ?? [],
    )
      .toString()
      .slice(0, 300)}`;
    findings.requests += 1;
    try {
      const { status, text, type } = await send(raw);
      findings.operations.add(raw.operation);
      findings.statuses.set(status, (findings.statuses.get(status) ?? 0) + 1);
      if (text.includes(secret) && !told.includes(secret))
        findings.faults.push(`What is another's was read by ${told}`);
      if (status >= 500) findings.faults.push(`${status} from ${told}`);
      if (type.includes('json') && text !== '') JSON.parse(text);
    } catch (error) {
      findings.faults.push(`${error instanceof Error ? error.message : error} from ${told}`);
    }
  };
