import { brandFile, type Delivery, listFile } from '@student/themes/delivery';
import { isCode, isOfBrand } from '../worker/addresses.ts';
import { prefix } from './places.ts';
import { workerFile } from './worker-file.ts';

/**
 * Installs the service worker once the page has all that it asked for, so that it takes nothing from the first paint. What the page
 * was drawn with until then is handed over to be kept. A device that has none, or refuses, goes on as before.
 */
export function installWorker({
  navigator,
  document,
  performance,
  deliveredBrand,
}: Window & typeof globalThis): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const install = async () => {
    await serviceWorker.register(`${prefix}/${workerFile}`, { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    const urlsToCache = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((address) => isKept(new URL(address).pathname));
    active?.postMessage({
      type: 'CACHE_URLS',
      payload: { urlsToCache: [...urlsToCache, ...filesOf(deliveredBrand)] },
    });
  };
  const installLater = () => setTimeout(() => install().catch(() => {}), 2000);
  if (document.readyState === 'complete') installLater();
  else addEventListener('load', installLater, { once: true });
}

/** By what the kept document, which is that of the app's own brands, finds a delivered one that stood in the document of the server. */
const filesOf = (brand: Delivery | undefined): string[] =>
  brand
    ? [listFile, `${brand.tenant.name}/${brandFile}`, brand.css].map((file) => `${prefix}/brands/${file}`)
    : [];

const isKept = (pathname: string) => isCode(pathname) || isOfBrand(pathname);
