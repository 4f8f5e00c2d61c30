import { type ComponentPropsWithRef, cloneElement, type ReactElement } from 'react';
import { Anchor as LibraryAnchor } from '../../internal/anchor.tsx';

type Anchor = ComponentPropsWithRef<'a'>;

/** Makes the router's own link for an address: `(href) => <Link to={href} />`. Without it a plain `a` is drawn. */
export type RenderLink = (href: string) => ReactElement<Anchor>;

/** An address as a link that the app's router may own: ui itself knows no router. */
export function NavLink({
  href,
  renderLink,
  ...anchor
}: Omit<Anchor, 'href'> & { href: string; renderLink?: RenderLink }) {
  return renderLink ? cloneElement(renderLink(href), anchor) : <LibraryAnchor {...anchor} href={href} />;
}
