import type { Facts } from './facts.ts';
import type { Picture } from './pictures.ts';

/** Where a page finds what a brand was delivered with; addresses are relative to the folder of all delivered brands. */
export interface Delivery {
  /** Counts up when an older app could not read it any more. */
  format: 1;
  tenant: Facts['tenant'];
  footer: Facts['footer'];
  css: string;
  /** The fonts that the first words are drawn in; others come when something is drawn in them. */
  fonts: readonly string[];
  pictures: Readonly<Record<'favicon' | 'hero' | 'logo' | 'logo-inverted', Picture>>;
  /** The picture of a shared link, PNG, 1200 × 630. */
  social: string;
}

/** The list of delivered brands that a page loads, beside their folders; see `apps/student/boot/boot.js`. */
export const listFile = 'list.js';

/** The list as a script: a page waits for it before it paints, and only where its host is nobody else's. */
export const listScript = (deliveries: readonly Delivery[]): string =>
  `window.deliveredBrands=${JSON.stringify(deliveries).replaceAll('<', '\\u003c')};\n`;
