import { readFileSync } from 'node:fs';
import { brandOfHost } from '@student/themes/brand-of-host.ts';
import { bundledBrands } from '@student/themes/brands.ts';
import { brandData } from '@student/themes/delivery.ts';
import type { BrandsServed, ServedBrand } from './brands.ts';
import { packageHostFor, packageOriginFor } from './package-host.ts';
import { policyOfApp } from './policies.ts';

/** Where the document keeps room for what is said about its brand (apps/student/index.html). */
const place = '<!-- brand -->';

/**
 * Answers the app's document with what those who run no script, such as the ones that draw a card for a shared link, have to know of
 * the brand: name, description and picture, by the host, or by `?tenant=` on a host that is nobody's. A delivered brand stands
 * there whole, so that its page asks for no list of all before it paints.
 */
export const answerPage = (
  brands: BrandsServed,
  address: string,
  file: string,
  packages?: string,
): Response => {
  const html = readFileSync(file, 'utf8');
  const url = new URL(address);
  const brand = html.includes(place) ? brandOf(brands.all(), url) : undefined;
  const body = brand ? withBrand(html, brand, url, packages) : html;
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policyOfApp(body, packageOriginFor(url, packages)),
    },
  });
};

const withBrand = (html: string, brand: ServedBrand, url: URL, packages: string | undefined): string =>
  html
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(brand.delivery.tenant.title)}</title>`)
    .replace(
      place,
      () => aboutBrand(brand, url) + standIn + hostOfPackages(url, packages) + deliveredAs(brand),
    );

/** A machine without internet plays YouTube's videos by a stand-in of its API (media/youtube). */
const standIn = '\n    <meta name="youtube-api" content="/files/youtube/iframe_api.js" />';

/** Where packages run, as far as there is such a place. */
const hostOfPackages = (url: URL, packages: string | undefined): string => {
  const host = packageHostFor(url, packages);
  return host ? `\n    <meta name="package-host" content="${escaped(host)}" />` : '';
};

const brandOf = (brands: readonly ServedBrand[], { hostname, searchParams }: URL) => {
  const claims = brands.map((brand) => ({ brand, hosts: brand.delivery.tenant.hosts }));
  return (
    brandOfHost(claims, hostname)?.brand ??
    brands.find(({ delivery }) => delivery.tenant.name === searchParams.get('tenant')) ??
    brands[0]
  );
};

/** The description and the Open Graph card of a brand; its addresses are whole, as those who read them ask. */
const aboutBrand = ({ delivery, base }: ServedBrand, { origin, pathname }: URL): string => {
  const { title, promise, slogan } = delivery.tenant;
  const properties = {
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:site_name': title,
    'og:title': `${slogan} · ${title}`,
    'og:description': promise,
    'og:url': origin + pathname,
    'og:image': origin + base + delivery.social,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${title}: ${slogan}`,
  };
  return [
    `<meta name="description" content="${escaped(promise)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
    ),
  ].join('\n    ');
};

/** What the document needs to know of a brand that is none of the app's own. */
const deliveredAs = ({ delivery }: ServedBrand): string =>
  bundledBrands.includes(delivery.tenant.name) ? '' : `\n    ${brandData(delivery)}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
