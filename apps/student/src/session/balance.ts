import { showsDecoins } from '@student/domain';
import type { Tenant } from '@student/themes/tenant';
import { isExpired } from '../failures.ts';
import type { Request } from '../request.ts';
import { noteEarning } from './earnings.ts';
import { readPerson } from './read-person.ts';
import type { Session } from './session.ts';

type Parts = { request: Request; session: Session; tenant: Tenant };

/** One question to the server for the balance, and what it turns out to have brought. */
export type BalanceAsk = {
  /** The balance that the header had before, and the higher one that it has now. */
  earned?: { before: number; now: number };
  /** Sends it now, where it still waits for the moment that shows it. */
  send: () => void;
  isSent: boolean;
};

/** How long the moment that shows what was earned is waited for, in ms; then the header says it alone. */
const longestWait = 1000;
/** How long one answer is waited for, in ms. */
const longestAnswer = 10_000;

const asks = new WeakMap<Session, { last: BalanceAsk; answered: Promise<void> }>();

/**
 * The one owner of 'the balance is stale now': something was finished that the server may have paid for. It is asked once a
 * reward stands that shows the coins, else a moment later, so that header and reward change together; whoever goes on
 * meanwhile has the new balance too, and hears when the day pays no more (PILL-11, PLAYER-29). A brand without coins asks nothing.
 */
export function expectCoins(parts: Parts): void {
  if (!hasCoins(parts)) return;
  noteEarning(parts.session);
  ask(parts, longestWait);
}

/** Reads the balance at once: what is earned from now on is told apart from what was earned or spent elsewhere before. */
export function readBalance(parts: Parts): void {
  if (hasCoins(parts)) ask(parts, 0);
}

/** The last question for the balance, for a reward to show what it brings. */
export const lastAsk = (session: Session): BalanceAsk | undefined => asks.get(session)?.last;

function hasCoins({ session, tenant }: Parts): boolean {
  const state = session.get();
  if (state.status !== 'present' || !tenant.coin) return false;
  return showsDecoins({ template: tenant.template, companies: state.person.companies });
}

function ask(parts: Parts, wait: number): void {
  const { session } = parts;
  const former = asks.get(session);
  // One that has not been sent yet answers for this as well.
  if (former && !former.last.isSent) {
    if (wait === 0) former.last.send();
    return;
  }
  const last: BalanceAsk = { isSent: false, send: () => {} };
  const due = new Promise<void>((send) => {
    last.send = send;
    setTimeout(send, wait);
  });
  // One after the other, so that each brings only what the one before did not.
  const answered = Promise.all([due, former?.answered]).then(() => {
    last.isSent = true;
    return learnBalance(parts, last);
  });
  asks.set(session, { last, answered });
}

/** Without an answer the balance stays as it was, until it is asked for again. An answer about somebody who has gone is dropped. */
async function learnBalance({ request, session }: Parts, ask: BalanceAsk): Promise<void> {
  const begun = session.begun();
  try {
    const { decoins: now } = await readPerson(request, AbortSignal.timeout(longestAnswer));
    const state = session.get();
    if (state.status !== 'present' || session.begun() !== begun || state.person.decoins === now) return;
    const before = state.person.decoins;
    if (now > before) ask.earned = { before, now };
    // Only this: what the two checks said of the person is not in their record (AUTH-46).
    session.arrive({ ...state.person, decoins: now });
  } catch (error) {
    if (!isExpired(error)) console.error(error);
  }
}
