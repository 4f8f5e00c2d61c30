import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandRoom, withAbout } from '@student/themes/about-brand.ts';
import { brandOfHost } from '@student/themes/brand-of-host.ts';
import { bundledBrands } from '@student/themes/brands.ts';
import { brandData } from '@student/themes/delivery.ts';
import { documentOf, openDocument } from '@student/themes/document.ts';
import type { BrandsServed, ServedBrand } from './brands.ts';
import { firstScreenOf } from './first-screens.ts';
import { packageHostFor, packageOriginFor } from './package-host.ts';
import { policyOfApp } from './policies.ts';

/**
 * Answers the app's document with what those who run no script, such as the ones that draw a card for a shared link, have to know of
 * the brand: name, description and picture, by the host, or by `?tenant=` on a host that is nobody's. A delivered brand stands
 * there whole, so that its page asks for no list of all before it paints.
 */
export const answerPage = async (
  brands: BrandsServed,
  address: string,
  folder: string,
  packages?: string,
): Promise<Response> => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const url = new URL(address);
  const found = html.includes(brandRoom) ? brandOf(brands.all(), url) : undefined;
  const whole = found ? await withBrand(html, found, url, { folder, packages }) : html;
  const body = landing.test(url.pathname) ? openDocument(whole) : whole;
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policyOfApp(body, packageOriginFor(url, packages)),
    },
  });
};

/** The addresses of the landing page, which is for everybody. */
const landing = /^\/student\/home(?:\/|$)/;

type Found = {
  brand: ServedBrand;
  /** Whether it is this one whatever the device remembers: by its host, or as asked for. */
  isCertain: boolean;
};

const withBrand = async (
  html: string,
  { brand, isCertain }: Found,
  url: URL,
  { folder, packages }: { folder: string; packages: string | undefined },
) => {
  const about = withAbout(html, brand.delivery, {
    // What is asked for is the landing page, whatever opens over it.
    page: url.origin + (landing.test(url.pathname) ? '/student/home' : url.pathname),
    files: url.origin + brand.base,
  });
  const whole = about.replace(brandRoom, () => standIn + hostOfPackages(url, packages) + deliveredAs(brand));
  const own = isCertain ? documentOf(whole, brand.delivery.tenant.name) : whole;
  return isOwn(brand) ? own : firstScreenOf(own, brand, folder);
};

/** A machine without internet plays YouTube's videos by a stand-in of its API (media/youtube). */
const standIn = '\n    <meta name="youtube-api" content="/files/youtube/iframe_api.js" />';

/** Where packages run, as far as there is such a place. */
const hostOfPackages = (url: URL, packages: string | undefined): string => {
  const host = packageHostFor(url, packages);
  return host
    ? `\n    <meta name="package-host" content="${host.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" />`
    : '';
};

const brandOf = (brands: readonly ServedBrand[], { hostname, searchParams }: URL): Found | undefined => {
  const claims = brands.map((brand) => ({ brand, hosts: brand.delivery.tenant.hosts }));
  const certain =
    brandOfHost(claims, hostname)?.brand ??
    brands.find(({ delivery }) => delivery.tenant.name === searchParams.get('tenant'));
  const [first] = brands;
  const brand = certain ?? first;
  return brand && { brand, isCertain: certain !== undefined };
};

const isOwn = ({ delivery }: ServedBrand) => bundledBrands.includes(delivery.tenant.name);

/** What the document needs to know of a brand that is none of the app's own. */
const deliveredAs = (brand: ServedBrand): string =>
  isOwn(brand) ? '' : `\n    ${brandData(brand.delivery)}`;
