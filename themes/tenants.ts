import { tenant as circulo } from './circulo/tenant.ts';
import { tenant as decola } from './decola/tenant.ts';
import { tenant as gtop } from './gtop/tenant.ts';
import type { Tenant } from './tenant.ts';

/** Facts of every brand by name; `npm run new:theme` adds its line. The first one serves hosts that nobody claims. */
export const tenants = { decola, circulo, gtop } satisfies Record<string, Tenant>;
