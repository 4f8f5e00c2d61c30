import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import type { Sandbox } from '../open-sandbox.ts';
import { saidTo, sentences } from './own-page.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host and port of a `Host` or, with its scheme, an `Origin`; what is none has none. */
const readHost = (text: string): { host: string; hostname: string } | undefined => {
  const address = text.includes('://') ? text : `http://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
};

/** What a proxy adds to the requests of others. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'] as const;

/**
 * Whether a request names this machine itself, and none of the other names that the sandbox answers to. What a proxy has sent on comes
 * from elsewhere, whatever name it writes.
 */
export const namesThisMachine = (req: HonoRequest): boolean =>
  forwarded.every((name) => req.header(name) === undefined) &&
  thisMachine.has(readHost(req.header('host') ?? new URL(req.url).host)?.hostname ?? '');

/**
 * Refuses requests that name another host than this machine or one that `isOurs` knows (421), so that no name which somebody lets
 * point here makes a page of theirs read what is here; and writes that a page of another origin sends (400), also of another port
 * of this machine, whose pages have the same cookies. Programs that are no browser send no `Origin`, and may write.
 */
export const refuseStrangers =
  (sandbox: Sandbox, isOurs: (hostname: string) => boolean): MiddlewareHandler =>
  async (context, next) => {
    const { req } = context;
    const inAddress = new URL(req.url);
    const named = readHost(req.header('host') ?? inAddress.host);
    const isKnown = (hostname: string) => thisMachine.has(hostname) || isOurs(hostname);
    if (!named || !isKnown(named.hostname) || !isKnown(inAddress.hostname))
      return saidTo(
        sandbox,
        req.raw,
        421,
        {
          title: 'Este endereço não leva à plataforma.',
          text: 'Confira o link, ou abra a plataforma pelo botão.',
          link: ['Abrir o endereço certo', `${sandbox.world.address()}/student/`],
        },
        'The sandbox does not answer under this name. Ask for localhost.',
      );
    const page = pageAt(named, sandbox.world.address());
    if (!safeMethods.has(req.method) && isOfAnotherPage(context, page))
      // Not 403, which means that the session is over and nothing else.
      return context.json(
        {
          code: 'VALIDATION_ERROR',
          message: `A page of another origin may not write here: only one of ${page}.`,
        },
        400,
      );
    return next();
  };

/** Where the pages of a host are: of the configured address its origin whole, of any other the host, whatever stands before it. */
const pageAt = ({ host, hostname }: { host: string; hostname: string }, address: string): string => {
  const configured = new URL(address);
  return hostname === configured.hostname && !thisMachine.has(hostname) ? configured.origin : host;
};

const isOfAnotherPage = ({ req }: Context, page: string): boolean => {
  const origin = req.header('origin');
  // A frame in a sandbox is of the origin `null`.
  if (origin !== undefined)
    return origin !== page && (page.includes('://') || readHost(origin)?.host !== page);
  const site = req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

/** Refuses addresses with escapes that are none, or with a character that no name may have. */
export const refuseMalformed =
  (sandbox: Sandbox): MiddlewareHandler =>
  async ({ req, json }, next) => {
    const { pathname } = new URL(req.url);
    if (isReadable(pathname)) return next();
    const message = 'O endereço não é válido.';
    return pathname.startsWith('/api/')
      ? json({ code: 'VALIDATION_ERROR', message }, 400)
      : saidTo(sandbox, req.raw, 400, sentences.malformed, message);
  };

const isReadable = (pathname: string): boolean => {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    // A malformed escape.
    return false;
  }
};
