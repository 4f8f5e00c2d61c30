import { Footer, SocialIcon } from '@student/ui';
import { paths } from '../paths.ts';
import { landing } from '../pt-br/landing.ts';
import { useTenant } from '../tenant.tsx';
import { BrandLogo } from './brand-logo.tsx';

/** The footer as the brand's facts have it (SHELL-34 to SHELL-36, THEME-07). */
export function BrandFooter() {
  const { footer, owner } = useTenant();
  return (
    <Footer
      logo={<BrandLogo />}
      columns={footer.groups}
      legal={[{ label: landing.terms, href: paths.terms() }]}
      social={footer.social.map((link) => ({ ...link, icon: <SocialIcon network={link.network} /> }))}
      poweredBy={footer.poweredBy}
      owner={owner}
      year={new Date().getFullYear()}
    />
  );
}
