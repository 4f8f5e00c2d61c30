import { useTenant } from '../tenant.tsx';

/** The brand's logo, from its own folder beside the app; `inverted` for dark grounds. */
export function BrandLogo({ ground }: { ground: 'light' | 'dark' }) {
  const { name, title } = useTenant();
  const file = ground === 'dark' ? 'logo-inverted.svg' : 'logo.svg';
  return <img src={`${import.meta.env.BASE_URL}themes/${name}/${file}`} alt={title} height={28} />;
}
