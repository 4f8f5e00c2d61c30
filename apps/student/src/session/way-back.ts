import { dutyAfterSignIn, type Person, safeRedirect } from '@student/domain';
import { paths } from '../paths.ts';
import { homeSearch, stepOf } from '../routes/home/home.search.ts';

/**
 * Where a landing page leads that asks to sign in, or for what was owed, once this person has done so; nowhere when it does
 * not ask, or they still owe it (AUTH-14).
 */
export function wayBackFrom(
  { pathname, search }: { pathname: string; search: string },
  person: Person,
): string | undefined {
  if (pathname !== paths.home()) return undefined;
  const values = homeSearch.read(search);
  const step = stepOf(values);
  const isAsking = step === 'credentials' ? values.redirect !== undefined : step !== dutyAfterSignIn(person);
  if (!isAsking) return undefined;
  return safeRedirect(values.redirect) ?? paths.dashboard();
}
