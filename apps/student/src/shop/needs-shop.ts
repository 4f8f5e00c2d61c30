import { seesShop, seesStatement } from '@student/domain';
import type { Services } from '../services.ts';
import { personIn } from '../session/session.ts';
import { notThere } from '../shell/not-there.ts';

type Parts = Pick<Services, 'session' | 'tenant'>;

/** For the loader of a page of the shop. @throws the not-found page where brand or person has no shop (SHELL-23). */
export function needsShop({ session, tenant }: Parts): void {
  const companies = personIn(session.get())?.companies ?? [];
  if (!seesShop({ ...tenant, companies })) throw notThere();
}

/** For the loader of the statement and the orders. @throws the not-found page where brand or person has none (SHELL-24). */
export function needsStatement({ session, tenant }: Parts): void {
  const companies = personIn(session.get())?.companies ?? [];
  if (!seesStatement({ ...tenant, companies })) throw notThere();
}
