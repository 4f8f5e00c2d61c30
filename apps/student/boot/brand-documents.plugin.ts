import type { Plugin } from 'vite';
import { withAbout } from '../../../themes/about-brand.ts';
import { bundledBrands } from '../../../themes/brands.ts';
import type { Delivery } from '../../../themes/delivery.ts';
import { documentOf } from '../../../themes/document.ts';
import { paths } from '../src/paths.ts';
import { prefix } from '../src/places.ts';

/**
 * Writes the document once more for each of the app's own brands, of that brand alone, with what those have to know who run no script:
 * `pages/decola.html`. For servers of files only, which answer every address of the app at the brand's host with it.
 */
export const brandDocuments = (): Plugin => ({
  name: 'student-brand-documents',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const text = (name: string) => {
        const file = bundle[name];
        if (file?.type !== 'asset') throw new Error(`The build lacks ${name}.`);
        return String(file.source);
      };
      for (const brand of bundledBrands) {
        const delivery: Delivery = JSON.parse(text(`themes/${brand}/brand.json`));
        const host = delivery.tenant.hosts.find((one) => !one.startsWith('.'));
        if (!host) continue;
        const origin = `https://${host}`;
        const own = documentOf(text('index.html'), brand);
        const source = withAbout(own, delivery, {
          page: origin + paths.home(),
          files: `${origin}${prefix}/themes/`,
        });
        this.emitFile({ type: 'asset', fileName: `pages/${brand}.html`, source });
      }
    },
  },
});
