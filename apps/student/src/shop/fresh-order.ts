import type { Session } from '../session/session.ts';

/** The order that was made last while this app was open: its page says that it was. */
const fresh = new WeakMap<Session, number>();

/** Says that an order was made just now, in this session. */
export const noteFreshOrder = (session: Session, id: number): void => void fresh.set(session, id);

/** Whether this order was made just now, and not opened from a list. */
export const isFreshOrder = (session: Session, id: number): boolean => fresh.get(session) === id;
