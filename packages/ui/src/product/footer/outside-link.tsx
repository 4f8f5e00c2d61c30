import { NewTabLink } from '../../components/text-link/new-tab.tsx';
import { link } from './footer.css.ts';

export interface FooterLink {
  label: string;
  href: string;
}

/** A link of the footer; it opens a new tab and says so (SHELL-33). */
export function OutsideLink({ label, href }: FooterLink) {
  return (
    <NewTabLink className={link} href={href} sign="said">
      {label}
    </NewTabLink>
  );
}
