import { otherFiles } from 'virtual:tenants';
import { deliveryOf, type Tenant } from './tenant.tsx';

/** A brand's picture: its address, and the smaller or better files of it where there are some. */
export type BrandPicture = { src: string; sources?: { type: string; srcSet: string }[] };

/** One of a brand's pictures, from its own folder beside the app. */
export function pictureOf(tenant: Tenant, name: 'hero' | 'logo' | 'logo-inverted'): BrandPicture {
  const delivery = deliveryOf(tenant);
  if (!delivery) return { src: ownFile(tenant, name) };
  const base = `${import.meta.env.BASE_URL}brands/`;
  const { src, sources = [] } = delivery.pictures[name];
  return {
    src: base + src,
    sources: sources.map(({ type, srcset }) => ({ type, srcSet: srcset.replace(/^|(?<=, )/g, base) })),
  };
}

/** The picture that stands for the whole brand, where a video has not begun. */
export function posterOf(tenant: Tenant): string {
  const delivery = deliveryOf(tenant);
  return delivery ? `${import.meta.env.BASE_URL}brands/${delivery.social}` : ownFile(tenant, 'social');
}

const ownFile = ({ name: brand }: Tenant, name: string) =>
  `${import.meta.env.BASE_URL}themes/${brand}/${otherFiles?.[brand]?.[name] ?? `${name}.svg`}`;
