import { footers } from 'virtual:footers';
import { Footer, type FooterExtent, SocialIcon } from '@student/ui';
import { paths } from '../paths.ts';
import { shell } from '../pt-br/shell.ts';
import { useServices } from '../services.ts';
import { deliveryOf, useTenant } from '../tenant.tsx';
import { BrandLogo } from './brand-logo.tsx';

/** The footer as the brand's facts have it (SHELL-34 to SHELL-36, THEME-07). */
export default function BrandFooter({ extent }: { extent: FooterExtent }) {
  const tenant = useTenant();
  const footer = deliveryOf(tenant)?.footer ?? footers[tenant.name];
  const { now } = useServices().platform;
  if (!footer) return null;
  return (
    <Footer
      extent={extent}
      logo={<BrandLogo />}
      columns={footer.groups}
      legal={[{ label: shell.terms, href: paths.terms() }]}
      contact={footer.contact}
      social={footer.social.map((link) => ({ ...link, icon: <SocialIcon network={link.network} /> }))}
      poweredBy={footer.poweredBy}
      owner={tenant.owner}
      year={new Date(now()).getFullYear()}
    />
  );
}
