import { otherFiles } from 'virtual:tenants';
import type { MessageName } from '@student/themes/art/stage.ts';
import type { SchoolKey } from '@student/ui';
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

/** A school of the landing page, what stands before the video about the company, or the strip above the sign-in. */
type PlaceName = SchoolKey | 'about' | 'welcome';

/** The brand's drawing for a message or a place; its name never changes, so nothing has to say where it is. */
export function drawingOf(tenant: Tenant, name: MessageName | PlaceName): string {
  return deliveryOf(tenant)
    ? `${import.meta.env.BASE_URL}brands/${tenant.name}/${name}.svg`
    : `${import.meta.env.BASE_URL}themes/${tenant.name}/${name}.svg`;
}

const ownFile = ({ name: brand }: Tenant, name: string) =>
  `${import.meta.env.BASE_URL}themes/${brand}/${otherFiles?.[brand]?.[name] ?? `${name}.svg`}`;
