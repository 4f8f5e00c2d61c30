import { pictureOf } from '../brand-pictures.ts';
import { type Tenant, useTenant } from '../tenant.tsx';
import * as styles from './brand-logo.css.ts';

/** The brand's logo, from its own folder beside the app: the inverted one wherever the bar under it is dark. */
export function BrandLogo() {
  const tenant = useTenant();
  if (hasDarkBar(tenant)) {
    return (
      <picture>
        <source media={whereBarsAreWhite} srcSet={pictureOf(tenant, 'logo').src} />
        <Logo tenant={tenant} name="logo-inverted" className={styles.logo} />
      </picture>
    );
  }
  return (
    <>
      <Logo tenant={tenant} name="logo" className={styles.byDay} />
      <Logo tenant={tenant} name="logo-inverted" className={styles.byNight} />
    </>
  );
}

/** On paper, and in the light colours of a person's own choice. */
const whereBarsAreWhite = 'print,(forced-colors:active) and (prefers-color-scheme:light)';

type LogoProps = { tenant: Tenant; name: 'logo' | 'logo-inverted'; className: string };

function Logo({ tenant, name, className }: LogoProps) {
  const { src, sources } = pictureOf(tenant, name);
  return (
    <img
      className={className}
      src={src}
      srcSet={sources?.at(-1)?.srcSet}
      sizes="104px"
      alt={tenant.title}
      height={28}
      loading={className === styles.logo ? 'eager' : 'lazy'}
    />
  );
}

/** Whether the header is dark in the light scheme too, by the brightness of its colour. */
function hasDarkBar({ browserColor }: Tenant): boolean {
  const color = Number.parseInt(browserColor.light.slice(1), 16);
  return (color >> 16) * 0.3 + ((color >> 8) & 255) * 0.6 + (color & 255) * 0.1 < 128;
}
