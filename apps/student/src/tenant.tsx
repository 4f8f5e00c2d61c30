import { firstBrand, tenants } from 'virtual:tenants';
import type { Delivery } from '@student/themes/delivery';
import type { Tenant } from '@student/themes/tenant';
import { useServices } from './services.ts';

export type { Tenant };

declare global {
  interface Window {
    /** The brand of this document, where it is none of the app's own (boot/boot.js). */
    deliveredBrand?: Delivery;
  }
}

/** A brand's facts by name; an unknown name gives the first brand. */
export const tenantOf = (name = ''): Tenant => tenants[name] ?? tenants[firstBrand];

/** What brands were delivered with, by their facts. */
const deliveries = new WeakMap<Tenant, Delivery>();

/** The facts of a brand that is none of the app's own, which from then on is known to have been delivered. */
export const deliveredTenant = (delivery: Delivery): Tenant => {
  deliveries.set(delivery.tenant, delivery);
  return delivery.tenant;
};

/** The brand that the document was started in (see boot/boot.js). */
export const bootedTenant = (): Tenant =>
  window.deliveredBrand
    ? deliveredTenant(window.deliveredBrand)
    : tenantOf(document.documentElement.dataset.theme);

/** What a brand was delivered with; `undefined` where it is one of the app's own. */
export const deliveryOf = (tenant: Tenant): Delivery | undefined => deliveries.get(tenant);

/** The facts of the brand around a component: features are asked from these, never from a name. */
export const useTenant = (): Tenant => useServices().tenant;
