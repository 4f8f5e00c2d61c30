/** What the landing page's address asks for (LANDING-19, AUTH-12, AUTH-27, AUTH-30). */
export type HomeSearch = {
  /** Where to return after signing in, as written; it is judged before it is followed. */
  redirect: string | undefined;
  step: 'credentials' | 'createCredentials' | 'acceptTerm';
};

/** Reads the landing page's query string. */
export function readHomeSearch(query: URLSearchParams): HomeSearch {
  const redirect = query.get('redirect') || undefined;
  if (query.get('firstLogin') === 'create-new-credentials') return { redirect, step: 'createCredentials' };
  if (query.get('acceptTerm') === 'true') return { redirect, step: 'acceptTerm' };
  return { redirect, step: 'credentials' };
}
