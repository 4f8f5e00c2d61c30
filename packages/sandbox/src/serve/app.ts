import { gzipSync } from 'node:zlib';
import { brandOfHost } from '@student/themes/brand-of-host.ts';
import { Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { firstBrand } from '../brand.ts';
import type { Sandbox } from '../open-sandbox.ts';
import { isResponse, responseOf } from '../outcome.ts';
import { messageOf, Refusal } from '../refusal.ts';
import { lookOf } from '../reports/look.ts';
import { brandOfRequest, ownTenants, rememberingBrand } from './brand-of-request.ts';
import { appFolder, type Builds, serveBuilds, startsPage } from './builds.ts';
import { answerControl } from './control.ts';
import { serveFiles } from './files.ts';
import { namesThisMachine, refuseMalformed, refuseStrangers } from './gate.ts';
import { limitBodies } from './limits.ts';
import type { App } from './listen.ts';
import { saidTo, sentences } from './own-page.ts';
import { servePackages } from './package-host.ts';
import { paperArtOf } from './paper-art.ts';
import { headersOfData, policyOfData, policyOfOwnPages, usualHeaders } from './policies.ts';

/** Everything that is served at the one address. */
export const appOf = (sandbox: Sandbox, builds: Builds, tell: (sentence: string) => void = () => {}): App => {
  const app: App = new Hono();
  const own = ownTenants();
  const isOurs = (hostname: string) =>
    hostname === new URL(sandbox.world.address()).hostname ||
    brandOfHost([...own, ...brands.delivered().map(({ delivery }) => delivery.tenant)], hostname) !==
      undefined;
  servePackages(app, sandbox, {
    app: appFolder(builds),
    hosts: () =>
      [...own, ...brands.delivered().map(({ delivery }) => delivery.tenant)].flatMap(({ hosts }) => hosts),
    address: builds.address,
    packages: builds.packages,
  });
  // Before the gate, which would not know the host of a brand that was delivered a moment ago.
  app.use('/student/*', async ({ req }, next) => {
    if (startsPage(req.path)) brands.look();
    await next();
  });
  app.use(headersUnlessWhole, refuseStrangers(sandbox, isOurs), refuseMalformed(sandbox), limitBodies);
  for (const files of ['/files/*', '/student/*', '/storybook/*']) app.use(files, etag(), compress());

  app.all('/api/*', async (context) => {
    const { req, env } = context;
    const outcome = await sandbox.outcome(req.raw);
    if (!isResponse(outcome)) {
      context.set('isWhole', true);
      return rememberingBrand(req.raw, responseOf(outcome, headersOfAnswers, packerFor(req)));
    }
    // The response of an error.
    const isBroken = outcome.type === 'error';
    if (isBroken) env.incoming.socket.destroy();
    return isBroken
      ? new Response(null, { status: 503 })
      : rememberingBrand(req.raw, guarded(outcome, policyOfData));
  });
  for (const path of ['/sandbox', '/sandbox/*'])
    app.all(path, async ({ req, notFound }) => {
      // The mails of everybody lie there, and all data can be begun again: from elsewhere there is no such page.
      if (!namesThisMachine(req)) return notFound();
      const answer = await answerControl(sandbox, req.raw);
      return answer ? guarded(answer, policyOfOwnPages) : notFound();
    });
  const brands = serveBuilds(app, builds, tell, (request, base) =>
    saidTo(
      sandbox,
      request,
      503,
      sentences.preparing,
      `${base} is not built yet. npm start builds it; reload in a moment.`,
    ),
  );
  const brandOf = brandOfRequest(brands, own);
  sandbox.world.brandOf = (request) => brandOf(request) ?? firstBrand;
  sandbox.world.paperOf = (brand) => lookOf(brand, paperArtOf(brands, brand.name));
  serveFiles(app, sandbox, brands);
  // The brand that `?tenant=` asks for goes along.
  app.get('/', ({ req, redirect }) => redirect(`/student/${new URL(req.url).search}`));
  app.notFound(({ req }) => saidTo(sandbox, req.raw, 404, sentences.unknown, 'Não encontrado.'));
  app.onError((error, { text }) => {
    if (error instanceof Refusal) return error.toResponse();
    console.error(error);
    return text(messageOf('UNEXPECTED_ERROR'), 500);
  });
  return app;
};

/**
 * The usual headers of everything but answers that were made with them: setting a dozen headers one by one takes as long as many a
 * call.
 */
const headersUnlessWhole: MiddlewareHandler<{ Variables: { isWhole?: boolean } }> = async (context, next) => {
  if (!context.req.path.startsWith('/api/')) return usualHeaders(context, next);
  await next();
  return context.get('isWhole') ? undefined : usualHeaders(context, async () => {});
};

/** Compressed or not, an answer that is kept on its way is kept for one kind of reader. */
const headersOfAnswers = { ...headersOfData, vary: 'accept-encoding' };

/** Bytes from which an answer is compressed: below, it travels in one piece anyhow. */
const leastToPack = 1400;

/** Compresses long answers for who reads that: a list of courses is a tenth then, which a slow line feels. */
const packerFor = (req: HonoRequest) => {
  const isRead = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(req.header('accept-encoding') ?? '');
  return (text: string) => (isRead && text.length >= leastToPack ? gzipSync(text, { level: 1 }) : text);
};

const guarded = (answer: Response, policy: string): Response => {
  answer.headers.set('content-security-policy', policy);
  return answer;
};
