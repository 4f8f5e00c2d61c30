import { prefix } from '../src/places.ts';

/** Code and styles, whose names change with what is in them. */
export const isCode = (pathname: string): boolean => pathname.startsWith(`${prefix}/assets/`);

/** Style sheets, fonts, pictures and records of brands, the app's own and delivered ones. */
export const isOfBrand = (pathname: string): boolean =>
  pathname.startsWith(`${prefix}/themes/`) || pathname.startsWith(`${prefix}/brands/`);

/** Addresses of pages, with their query: no files. */
export const isPage = new RegExp(`^${prefix}(/|$)(?![^?]*\\.\\w{2,15}(\\?|$))`);

/**
 * All pages have one document, kept under the app's root; on hosts that are no brand's, `?tenant=` asks for a brand and has one of
 * its own.
 */
export function keyOfDocument(address: string): string {
  const { origin, searchParams } = new URL(address);
  const tenant = searchParams.get('tenant');
  return `${origin}${prefix}/${tenant === null ? '' : `?tenant=${encodeURIComponent(tenant)}`}`;
}
