import type { Session } from './session.ts';

/** How often something was done in a session that may have paid coins. */
type Earnings = { begun: number; count: number; listeners: Set<() => void> };

const all = new WeakMap<Session, Earnings>();

function of(session: Session): Earnings {
  const known = all.get(session) ?? { begun: session.begun(), count: 0, listeners: new Set() };
  all.set(session, known);
  // What somebody else has earned before in this tab says nothing of who is there now.
  if (known.begun !== session.begun()) [known.begun, known.count] = [session.begun(), 0];
  return known;
}

/** Something was done that may have paid coins, whose brand has coins. */
export function noteEarning(session: Session): void {
  const earnings = of(session);
  earnings.count += 1;
  for (const listener of [...earnings.listeners]) listener();
}

/** How often that was since this person's session began. */
export const earningsIn = (session: Session): number => of(session).count;

/** Hears of each. @returns stops listening */
export function hearEarnings(session: Session, listener: () => void): () => void {
  const { listeners } = of(session);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
