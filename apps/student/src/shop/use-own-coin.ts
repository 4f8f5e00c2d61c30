import { showsDecoins } from '@student/domain';
import { usePerson } from '../session/use-session.ts';
import { type Tenant, useTenant } from '../tenant.tsx';

/** The coin of the brand, where the brand has one and the person a company that pays in it (SHELL-11, PROFILE-05). */
export function useOwnCoin(): Tenant['coin'] {
  const { coin, template } = useTenant();
  const person = usePerson();
  return person && showsDecoins({ template, companies: person.companies }) ? coin : null;
}
