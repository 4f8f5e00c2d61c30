import type { Tenant } from '@student/themes/tenant';
import { tenants } from '@student/themes/tenants';
import { useServices } from './services.ts';

export type { Tenant };

/** A brand's facts by name; an unknown name gives the first brand. */
export const tenantOf = (name: string | undefined): Tenant =>
  Object.values(tenants).find((tenant) => tenant.name === name) ?? tenants.decola;

/** The brand that the document was started in (see boot/boot.js). */
export const bootedTenant = (): Tenant => tenantOf(document.documentElement.dataset.theme);

/** The facts of the brand around a component: features are asked from these, never from a name. */
export const useTenant = (): Tenant => useServices().tenant;
