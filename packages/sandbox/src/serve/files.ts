import { resolve } from 'node:path';
import type { Sandbox } from '../open-sandbox.ts';
import type { BrandsServed } from './brands.ts';
import { filesOf } from './folders.ts';
import type { App } from './listen.ts';
import { answerPaper } from './papers.ts';
import { answerPicture } from './pictures.ts';
import { policyOfPackages } from './policies.ts';
import { answerUpload } from './uploads.ts';

const folder = resolve(import.meta.dirname, '../../media');
const cache = () => 'public, max-age=3600';

/** Their documents are of no origin, so to the browser all that they load is of another one. */
const ofPackages = {
  'content-security-policy': policyOfPackages,
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves `/files/`: what people uploaded, what is drawn for them, the pictures of the seed as a brand draws them, and its other media. */
export const serveFiles = (app: App, sandbox: Sandbox, brands: BrandsServed) => {
  app.get('/files/*', async ({ req }, next) => {
    const path = req.path.slice('/files/'.length);
    return (
      answerUpload(sandbox.store, path) ??
      (await answerPaper(sandbox, req.raw)) ??
      answerPicture(brands, path) ??
      (await next())
    );
  });
  app.get('/files/scorm/*', filesOf(folder, { base: '/files/', cache, headers: () => ofPackages }));
  app.get('/files/*', filesOf(folder, { base: '/files/', cache }));
};
