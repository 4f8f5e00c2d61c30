import { defineSearch, type SearchOf } from '../../addresses/define-search.ts';
import { oneOf, optionalText } from '../../addresses/search-fields.ts';

/** What the landing page's address asks for (LANDING-19, AUTH-12, AUTH-27, AUTH-30). */
export const homeSearch = defineSearch({
  firstLogin: oneOf(['create-new-credentials']),
  acceptTerm: oneOf(['true']),
  /** Where to return after signing in, as written; it is judged before it is followed. */
  redirect: optionalText(),
});

/** Where a panel that was closed would have led, as the entry of the history keeps it. */
export const destinationKept = (state: unknown): string | undefined =>
  typeof state === 'object' && state && 'redirect' in state && typeof state.redirect === 'string'
    ? state.redirect
    : undefined;

/** What is owed on the way in. */
export const stepOf = ({ firstLogin, acceptTerm }: SearchOf<typeof homeSearch>) =>
  firstLogin ? 'createCredentials' : acceptTerm ? 'acceptTerm' : 'credentials';
