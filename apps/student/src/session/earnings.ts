import type { Session } from './session.ts';

/** How often something was done in a session that may have paid coins. */
type Earnings = { begun: number; count: number; isLimitTold: boolean; listeners: Set<() => void> };

const all = new WeakMap<Session, Earnings>();

function of(session: Session): Earnings {
  const known = all.get(session) ?? {
    begun: session.begun(),
    count: 0,
    isLimitTold: false,
    listeners: new Set(),
  };
  all.set(session, known);
  // What somebody else has earned before in this tab says nothing of who is there now.
  if (known.begun !== session.begun()) [known.begun, known.count] = [session.begun(), 0];
  return known;
}

const tell = ({ listeners }: Earnings) => {
  for (const listener of [...listeners]) listener();
};

/** Something was done that may have paid coins, whose brand has coins. */
export function noteEarning(session: Session): void {
  const earnings = of(session);
  earnings.count += 1;
  tell(earnings);
}

/** How often that was since this person's session began. */
export const earningsIn = (session: Session): number => of(session).count;

/** The message that the day pays no more stands over the page now, or has gone. */
export function showLimit(session: Session, isTold: boolean): void {
  const earnings = of(session);
  earnings.isLimitTold = isTold;
  tell(earnings);
}

/** Whether that message stands over whatever else is open. */
export const isLimitTold = (session: Session): boolean => of(session).isLimitTold;

/** Hears of each of these. @returns stops listening */
export function hearEarnings(session: Session, listener: () => void): () => void {
  const { listeners } = of(session);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
