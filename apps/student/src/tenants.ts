import { tenant as circulo } from '@student/themes/circulo/tenant.ts';
import { tenant as decola } from '@student/themes/decola/tenant.ts';
import { tenant as gtop } from '@student/themes/gtop/tenant.ts';

/** Facts of every brand, by its name; the first one serves hosts that nobody claims. */
export const tenants = { decola, circulo, gtop };
