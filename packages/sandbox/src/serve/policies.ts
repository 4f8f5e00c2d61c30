import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

type Directives = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";
const written = "'unsafe-inline'";
const webAssembly = "'wasm-unsafe-eval'";

const policy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * Headers of every answer. Without a word on encrypted connections, which whoever stands before a server says; frames are left to
 * the policies of documents.
 */
export const usualHeaders = secureHeaders({
  strictTransportSecurity: false,
  xFrameOptions: false,
  // YouTube plays for no page without a referrer, and a form without one is of the origin `null`.
  referrerPolicy: 'strict-origin-when-cross-origin',
  overwrite: false,
});

/** For answers that are no documents: should one be opened as such, it can do nothing. */
export const policyOfData = policy({ 'default-src': [none], 'frame-ancestors': [none] });

/** All headers of an answer that is data, as `usualHeaders` sets them on any other, in plain form. */
export const headersOfData: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      await new Hono()
        .use(usualHeaders)
        .all('*', ({ body }) => body(null))
        .request('/')
    ).headers,
  ),
  'content-security-policy': policyOfData,
};

/** For pages of the sandbox itself, which run no script. */
export const policyOfOwnPages = policy({
  'default-src': [none],
  'style-src': [written],
  'form-action': [self],
  'base-uri': [none],
  'frame-ancestors': [none],
});

/** A drawing that is opened by itself runs nothing and loads nothing; as a picture in a page it is as it was. */
export const policyOfDrawings = policy({ 'default-src': [none], 'style-src': [written], sandbox: [] });

/**
 * Packages of courses (SCORM) are programs of strangers: they run in an origin of their own, wherever they are opened, and reach
 * neither the cookie nor the API of the person who studies. Their own files they may load, as those of packages are written.
 */
export const policyOfPackages = policy({
  sandbox: ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-modals'],
  'default-src': [self, 'data:', 'blob:', written, "'unsafe-eval'"],
  'connect-src': [none],
  'form-action': [none],
  'base-uri': [self],
});

/**
 * The same packages in their own home, an origin that has nothing but packages (decision 0642): there they find their functions in the frame
 * around them, and keep what they like. They reach that origin and no other.
 */
export const policyOfPackagesAtHome = (framers: readonly string[]): string =>
  policy({
    'default-src': [self, 'data:', 'blob:', written, "'unsafe-eval'"],
    'object-src': [none],
    'form-action': [self],
    'base-uri': [self],
    'frame-ancestors': [self, ...framers],
  });

/** For the document in which packages run. */
export const policyOfPackageHost = (framers: readonly string[]): string =>
  policy({
    'default-src': [none],
    'script-src': [self],
    'style-src': [written],
    'connect-src': [self],
    'frame-src': [self],
    'form-action': [none],
    'base-uri': [none],
    'frame-ancestors': framers,
  });

/** What the app's documents and Storybook's have in common; scripts that stand in them are known by their hashes. */
const policyOfDocuments = (hashes: readonly string[], more: Directives = {}): string =>
  policy({
    'default-src': [self],
    // WebAssembly reads QR codes; it can reach nothing that the script around it does not give it.
    'script-src': [self, ...hashes, webAssembly],
    // Dialogs, transitions and what is said without the app's code write styles.
    'style-src': [self, written],
    'img-src': [self, 'data:', 'blob:'],
    'media-src': [self, 'blob:'],
    'font-src': [self, 'data:'],
    'connect-src': [self],
    'object-src': [none],
    'form-action': [self],
    'base-uri': [self],
    'frame-ancestors': [self],
    ...more,
  });

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The hashes of the scripts that stand in a document; those of other types than scripts run nothing. */
export const hashesIn = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="?(application|importmap|speculationrules)/.test(attributes))
    .map(([, , text = '']) => hashOf(text));

/** Where YouTube's player comes from, and where it runs, once somebody plays a video of it. */
const youtube = { script: 'https://www.youtube.com', frame: 'https://www.youtube-nocookie.com' };

/** For the app's document; `packages` is the origin in which packages run. */
export const policyOfApp = (html: string, packages?: string): string =>
  policyOfDocuments([...new Set(hashesIn(html)), youtube.script], {
    'frame-src': [self, youtube.frame, ...(packages ? [packages] : [])],
  });

const known = new Map<string, { tag: string; policy: string }>();

/** For a document of Storybook, by its file, which may have been compressed and is read again when it has changed. */
export const policyOfStorybook = (served: string): string => {
  const file = served.replace(/\.(br|gz)$/, '');
  const { size, mtimeMs } = statSync(file);
  const tag = `${size} ${mtimeMs}`;
  const kept = known.get(file);
  if (kept?.tag === tag) return kept.policy;
  const policy = policyOfDocuments(hashesIn(readFileSync(file, 'utf8')));
  known.set(file, { tag, policy });
  return policy;
};
