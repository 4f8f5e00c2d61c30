import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink, type RenderLink } from '../nav-link/nav-link.tsx';
import * as styles from './breadcrumb.css.ts';

export interface BreadcrumbProps {
  /** Names the navigation. */
  label?: string;
  /** From the outermost place inwards; the last one is this page and leads nowhere. */
  places: readonly { label: string; href: string }[];
  renderLink?: RenderLink;
}

/** Where this page sits. On narrow windows only the way back to the parent remains. */
export function Breadcrumb({ label = 'Você está em', places, renderLink }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.places}>
        {places.map((place, index) => {
          const isHere = index === places.length - 1;
          return (
            <li key={place.href} className={styles.place} data-place={placeOf(index, places.length)}>
              {index === places.length - 2 && <ChevronLeft className={styles.back} aria-hidden="true" />}
              <NavLink
                href={place.href}
                renderLink={renderLink}
                className={styles.link}
                aria-current={isHere ? 'page' : undefined}
              >
                {place.label}
              </NavLink>
              {!isHere && <ChevronRight className={styles.separator} aria-hidden="true" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const placeOf = (index: number, length: number) =>
  index === length - 1 ? 'here' : index === length - 2 ? 'parent' : 'above';

/** The way back to the place that this page belongs to; a link, not the browser's history. */
export function BackLink({
  href,
  renderLink,
  children,
}: {
  href: string;
  renderLink?: RenderLink;
  /** Says where it leads: `Voltar para o início`. */
  children: ReactNode;
}) {
  return (
    <NavLink href={href} renderLink={renderLink} className={styles.backLink}>
      <ChevronLeft className={styles.icon} aria-hidden="true" />
      {children}
    </NavLink>
  );
}
