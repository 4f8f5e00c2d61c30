import { searchDebounce } from '@student/domain';
import { layoutOf } from '@student/themes/tenant';
import {
  Avatar,
  Header,
  HeaderLinks,
  HeaderSearch,
  HeaderTool,
  NotificationBell,
  PageFrame,
  PageTransition,
} from '@student/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { defaultConfiguration } from '../configuration.ts';
import { paths } from '../paths.ts';
import { menu } from '../pt-br/menu.ts';
import { shell } from '../pt-br/shell.ts';
import { usePerson } from '../session/use-session.ts';
import { BrandLogo } from '../shell/brand-logo.tsx';
import { menusOf } from '../shell/menu.ts';
import { useRouteFacts } from '../shell/use-route-facts.ts';
import { useTenant } from '../tenant.tsx';

/**
 * The shell of signed-in pages before it is known for whom: links lead where they will, and what needs the app cannot be reached yet.
 * As shell.tsx and shell-header.tsx, with what they know of nobody.
 */
export function ShellShape() {
  const tenant = useTenant();
  const { hidesHeaderSearch } = useRouteFacts();
  const person = usePerson();
  const { pathname } = useLocation();
  const { top } = person ? menusOf(person, tenant, defaultConfiguration) : { top: [] };
  const links = top.map((link) => ({ ...link, isCurrent: link.href === pathname }));
  return (
    <PageFrame
      data-cards={layoutOf(tenant).cards}
      skipLabel={shell.skip}
      header={
        <Header
          logo={<BrandLogo />}
          homeHref={paths.dashboard()}
          homeLabel={shell.logo(tenant.title)}
          navigation={<HeaderLinks links={links} words={{ navigation: shell.mainNavigation }} />}
          search={
            hidesHeaderSearch ? undefined : (
              <div inert>
                <HeaderSearch
                  open={pathname === paths.globalSearch()}
                  debounce={searchDebounce}
                  onSearch={() => {}}
                />
              </div>
            )
          }
        >
          <div inert style={{ display: 'contents' }}>
            <NotificationBell unread={0} />
            <HeaderTool label={menu.open('')} holds="photo" icon={<Avatar name="" meaning="decoration" />} />
          </div>
        </Header>
      }
    >
      <PageTransition page="">
        <Outlet />
      </PageTransition>
    </PageFrame>
  );
}
