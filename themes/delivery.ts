import type { Facts } from './facts.ts';
import type { Installed } from './installed.ts';
import type { Picture } from './pictures.ts';

/** Where a page finds what a brand was delivered with; addresses are relative to the folder of all delivered brands. */
export interface Delivery {
  /** Counts up when an older app could not read it any more. */
  format: 1;
  /** Version of the contract over whose base it was made: what its style sheet leaves open was this base's then. */
  contract: number;
  tenant: Facts['tenant'];
  footer: Facts['footer'];
  /** Brands that say none, and those that were delivered before there was any, have the words of everybody. */
  landing?: Facts['landing'];
  css: string;
  /** The fonts that the first words are drawn in; others come when something is drawn in them. */
  fonts: readonly string[];
  pictures: Readonly<Record<'favicon' | 'hero' | 'logo' | 'logo-inverted', Picture>>;
  /** The picture of a shared link, PNG, 1200 × 630. */
  social: string;
  /** What a device keeps the app with; brands that were delivered before there was any have none. */
  installed?: Installed | undefined;
}

/** The list of delivered brands that a page loads, beside their folders; see `apps/student/boot/boot.js`. */
export const listFile = 'list.js';

/** What one of them was delivered with, in its own folder, for the page that has found in the list that it is the one. */
export const brandFile = 'brand.js';

/** The id of the element in which a server says at once which delivered brand a document is of. */
export const brandElement = 'brand';

/** The list as a script: which names and hosts there are, and nothing else of anybody's brand. A page waits for it before it paints. */
export const listScript = (deliveries: readonly Delivery[]): string =>
  `window.deliveredBrands=${json(deliveries.map(({ tenant: { name, hosts } }) => ({ name, hosts })))};\n`;

/** One brand as a script, which a page waits for too. */
export const brandScript = (delivery: Delivery): string => `window.deliveredBrand=${json(delivery)};\n`;

/** One brand in the document itself. It is data and runs nothing, so no policy has to allow it. */
export const brandData = (delivery: Delivery): string =>
  `<script type="application/json" id="${brandElement}">${json(delivery)}</script>`;

/** What a server that only serves files needs beside the brands' own: the list, and each brand as a script. */
export const listed = (deliveries: readonly Delivery[]): [address: string, text: string][] => [
  ...deliveries.map((one): [string, string] => [`${one.tenant.name}/${brandFile}`, brandScript(one)]),
  [listFile, listScript(deliveries)],
];

const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
