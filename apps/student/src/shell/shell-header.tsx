import { formatCount, formatNumber, shownName, showsDecoins } from '@student/domain';
import { CoinBalance, Header, HeaderSearch } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useMatches, useNavigate, useSearchParams } from 'react-router-dom';
import { defaultConfiguration } from '../configuration.ts';
import { paths } from '../paths.ts';
import { shell } from '../pt-br/shell.ts';
import { configurationQuery, personQuery } from '../queries.ts';
import type { RouteFacts } from '../routes.tsx';
import { useServices } from '../services.ts';
import { useTenant } from '../tenant.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { menusOf } from './menu.ts';
import { Notifications } from './notifications.tsx';
import { PersonMenu } from './person-menu.tsx';
import { useViewportWidth } from './viewport.ts';

const SignOutDialog = lazy(() => import('../sign-in/sign-out-dialog.tsx'));

/** The bar over every guarded page (SHELL-04 to SHELL-33). */
export function ShellHeader() {
  const { session } = useServices();
  const tenant = useTenant();
  const { pathname } = useLocation();
  const { data: person } = useQuery({ ...personQuery(session), enabled: false });
  const { data: configuration = defaultConfiguration } = useQuery({
    ...configurationQuery(),
    enabled: false,
  });
  const [isLeaving, setLeaving] = useState(false);
  if (!person) return null;

  const { top, sections } = menusOf(person, tenant, configuration);
  const isMaintenance = configuration.isMaintenanceMode;
  return (
    <>
      <Header
        logo={<BrandLogo />}
        homeHref={paths.dashboard()}
        homeLabel={shell.logo(tenant.title)}
        links={top.map((link) => ({ ...link, isCurrent: link.href === pathname }))}
        search={isMaintenance ? undefined : <SearchBox />}
        words={{ navigation: shell.mainNavigation, newTab: shell.menu.newTab }}
      >
        {tenant.coin && showsDecoins({ template: tenant.template, companies: person.companies }) ? (
          <Coins balance={person.decoins} coin={tenant.coin} />
        ) : null}
        {isMaintenance ? null : <Notifications />}
        <PersonMenu
          person={{ ...person, shownName: shownName(person) }}
          sections={sections}
          onSignOut={() => setLeaving(true)}
          isMaintenance={isMaintenance}
        />
      </Header>
      <Suspense>{isLeaving ? <SignOutDialog onClose={() => setLeaving(false)} /> : null}</Suspense>
    </>
  );
}

function Coins({ balance, coin }: { balance: number; coin: { one: string; many: string } }) {
  const width = useViewportWidth();
  const unit = balance === 1 ? coin.one : coin.many;
  return (
    <CoinBalance
      balance={formatCount(balance, width)}
      spoken={shell.coins(formatNumber(balance), unit)}
      href={paths.statement()}
    />
  );
}

/** One search per pause; the results have their own page (SHELL-06 to SHELL-10). */
function SearchBox() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const isHidden = useMatches().some(({ handle }) => (handle as RouteFacts | undefined)?.hidesHeaderSearch);
  if (isHidden) return null;
  const value = pathname === paths.globalSearch({}) ? (query.get('search') ?? '') : '';
  return (
    <HeaderSearch
      key={pathname === paths.globalSearch({}) ? 'results' : pathname}
      value={value}
      onSearch={(search) => {
        if (search.trim()) void navigate(paths.globalSearch({ page: 1, limit: 20, search: search.trim() }));
      }}
    />
  );
}
