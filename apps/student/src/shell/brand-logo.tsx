import { type Tenant, useTenant } from '../tenant.tsx';
import * as styles from './brand-logo.css.ts';

/** The brand's logo, from its own folder beside the app: the inverted one wherever the bar under it is dark. */
export function BrandLogo() {
  const tenant = useTenant();
  if (hasDarkBar(tenant)) return <Logo tenant={tenant} file="logo-inverted.svg" className={styles.logo} />;
  return (
    <>
      <Logo tenant={tenant} file="logo.svg" className={styles.byDay} />
      <Logo tenant={tenant} file="logo-inverted.svg" className={styles.byNight} />
    </>
  );
}

function Logo({ tenant, file, className }: { tenant: Tenant; file: string; className: string }) {
  const address = `${import.meta.env.BASE_URL}themes/${tenant.name}/${file}`;
  return (
    <img
      className={className}
      src={address}
      alt={tenant.title}
      height={28}
      loading={className === styles.logo ? 'eager' : 'lazy'}
    />
  );
}

/** Whether the header is dark in the light scheme too, by the brightness of its colour. */
function hasDarkBar({ browserColor }: Tenant): boolean {
  const [red = 0, green = 0, blue = 0] = (browserColor.light.match(/[\da-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 < 128;
}
