import { brandOfHost } from '@student/themes/brand-of-host.ts';
import { bundledBrands, factsOf, firstBrand } from '@student/themes/brands.ts';
import type { Tenant } from '@student/themes/tenant.ts';
import { type Brand, brandHeader } from '../brand.ts';
import type { BrandsServed } from './brands.ts';

const cookie = 'sandbox_brand';

/** The brand that an address asks for by `?tenant=`: its own, or that of the page which sent the request. */
const askedBy = (request: Request): string | null => {
  const own = new URL(request.url).searchParams.get('tenant');
  const from = request.headers.get('referer');
  return own ?? (from && URL.canParse(from) ? new URL(from).searchParams.get('tenant') : null);
};

const remembered = (request: Request) =>
  new RegExp(`(?:^|;\\s*)${cookie}=([a-z][a-z0-9-]*)`).exec(request.headers.get('cookie') ?? '')?.[1];

/** The app's own brands, whether it is built or not; read from disk, so once for a server. */
export const ownTenants = (): Tenant[] => bundledBrands.map((name) => factsOf(name).tenant);

const isThisMachine = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/**
 * For which brand a call is made, as the page knows it: by host; on a host that is nobody's as asked for by `?tenant=`, then as asked
 * for before, which a cookie remembers beside what the page remembers. The first brand is `undefined`.
 */
export const brandOfRequest =
  (brands: BrandsServed, own: readonly Tenant[]) =>
  (request: Request): Brand | undefined => {
    const { hostname } = new URL(request.url);
    const wanted = request.headers.get(brandHeader) ?? askedBy(request) ?? remembered(request);
    const named = (tenants: readonly Tenant[]) =>
      brandOfHost(tenants, hostname) ?? tenants.find(({ name }) => name === wanted);
    const isOther = !named(own) && (wanted ? true : !isThisMachine(hostname));
    const found =
      named(own) ?? (isOther ? named(brands.delivered().map(({ delivery }) => delivery.tenant)) : undefined);
    return found?.name === firstBrand ? undefined : found;
  };

/** The answer with a cookie for what its request asked for by `?tenant=`. */
export const rememberingBrand = (request: Request, answer: Response): Response => {
  const asked = askedBy(request);
  if (asked === null || !/^[a-z][a-z0-9-]*$/.test(asked) || asked === remembered(request)) return answer;
  const headers = new Headers(answer.headers);
  headers.append('set-cookie', `${cookie}=${asked}; Path=/; SameSite=Lax`);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
};
