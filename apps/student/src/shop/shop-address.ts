import { paths } from '../paths.ts';
import type { Services } from '../services.ts';
import type { Session } from '../session/session.ts';

/** Where each person has left the shop in this tab. */
const left = new WeakMap<Session, { begun: number; href: string }>();

/** Remembers the shop as it stands: its page and its filters. */
export function rememberShop({ session }: Pick<Services, 'session'>, href: string): void {
  left.set(session, { begun: session.begun(), href });
}

/** The way back to the shop as the person has left it, else to its first page (SHOP-01). */
export function wayToShop({ session }: Pick<Services, 'session'>): string {
  const kept = left.get(session);
  return kept?.begun === session.begun() ? kept.href : paths.shop({ productsPage: 1 });
}
