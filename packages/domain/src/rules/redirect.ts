const prefix = '/student/';
const base = 'https://app.invalid';
const rounds = 4;

/**
 * The path to return to after signing in, or `undefined` when it must not be followed (AUTH-14). Only paths of this app
 * are: everything absolute, protocol-relative, with a backslash, a control character, or trying to leave `/student/` by
 * dots or by encoding is refused. The landing page itself is refused too: returning there would ask to sign in again.
 */
export function safeRedirect(value: string | null | undefined): string | undefined {
  if (!value?.startsWith(prefix) || hasForbiddenCharacter(value)) return undefined;
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  if (url.origin !== base || !staysInside(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

function staysInside(pathname: string): boolean {
  let path = pathname;
  for (let round = 0; round < rounds; round += 1) {
    if (!path.startsWith(prefix) || path.includes('//') || hasForbiddenCharacter(path)) return false;
    if (path.split('/').some((segment) => segment === '.' || segment === '..')) return false;
    const decoded = decode(path);
    if (decoded === undefined) return false;
    if (decoded === path) return !isLanding(path);
    path = decoded;
  }
  return false;
}

function isLanding(path: string): boolean {
  return path === '/student/home' || path.startsWith('/student/home/');
}

function hasForbiddenCharacter(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\u007f' || character === '\\');
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape is no path of ours.
    return undefined;
  }
}
