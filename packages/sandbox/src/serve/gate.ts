import type { Context, MiddlewareHandler } from 'hono';
import type { Sandbox } from '../open-sandbox.ts';
import { saidTo, sentences } from './own-page.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Host and port of a `Host` or, with its scheme, an `Origin`; what is none has none. */
const readHost = (text: string): { host: string; hostname: string } | undefined => {
  const address = text.includes('://') ? text : `http://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
};

/**
 * Refuses requests that name another host than this machine or one that `isOurs` knows (421), so that no name which somebody lets
 * point here makes a page of theirs read what is here; and writes that a page of another origin sends (403), also of another port
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
          text: 'O nome que o navegador usou não é daqui.',
          link: ['Abrir o endereço certo', `${sandbox.world.address()}/student/`],
        },
        'The sandbox does not answer under this name. Ask for localhost.',
      );
    if (!safeMethods.has(req.method) && isOfAnotherPage(context, named.host))
      return context.text('A page of another origin may not write here.', 403);
    return next();
  };

const isOfAnotherPage = ({ req }: Context, host: string): boolean => {
  const origin = req.header('origin');
  // A frame in a sandbox is of the origin `null`.
  if (origin !== undefined) return readHost(origin)?.host !== host;
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
