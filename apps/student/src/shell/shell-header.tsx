import {
  asksForSearch,
  formatCount,
  formatNumber,
  pageSizes,
  searchDebounce,
  shownName,
  showsDecoins,
} from '@student/domain';
import { CoinBalance, Header, HeaderLinks, HeaderSearch } from '@student/ui';
import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { goTo, placeAhead } from '../addresses/place-ahead.ts';
import { paths } from '../paths.ts';
import { shell } from '../pt-br/shell.ts';
import { globalSearch } from '../routes/search/search.search.ts';
import { useServices } from '../services.ts';
import { usePerson } from '../session/use-session.ts';
import { useTenant } from '../tenant.tsx';
import { useConfiguration } from '../use-configuration.ts';
import { BrandLogo } from './brand-logo.tsx';
import { LateBoundary } from './late-boundary.tsx';
import { menusOf } from './menu.ts';
import { Notifications } from './notifications.tsx';
import { PersonMenu } from './person-menu.tsx';
import { useRouteFacts } from './use-route-facts.ts';
import { useViewportWidth } from './viewport.ts';

const SignOutDialog = lazy(() => import('../sign-in/sign-out-dialog.tsx'));
/** What does not come is told of where it is needed. */
const loadAhead = () => import('./shell-ahead.ts').catch(() => {});

/** The bar over every guarded page (SHELL-04 to SHELL-33). */
export function ShellHeader() {
  const tenant = useTenant();
  const { pathname } = useLocation();
  const person = usePerson();
  const configuration = useConfiguration();
  const [isLeaving, setLeaving] = useState(false);

  // The clock: nothing that the page itself needs has to wait for this.
  useEffect(() => {
    const timer = setTimeout(loadAhead, 1000);
    return () => clearTimeout(timer);
  }, []);

  if (!person) return null;

  const { top, sections } = menusOf(person, tenant, configuration);
  const isMaintenance = configuration.isMaintenanceMode;
  return (
    <>
      <Header
        logo={<BrandLogo />}
        homeHref={paths.dashboard()}
        homeLabel={shell.logo(tenant.title)}
        navigation={
          <HeaderLinks
            links={top.map((link) => ({ ...link, isCurrent: link.href === pathname }))}
            words={{ navigation: shell.mainNavigation }}
          />
        }
        search={isMaintenance ? undefined : <SearchBox />}
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
      {isLeaving ? (
        <LateBoundary onClose={() => setLeaving(false)}>
          <SignOutDialog personId={person.id} onClose={() => setLeaving(false)} />
        </LateBoundary>
      ) : null}
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
  const { getRouter } = useServices();
  const { hidesHeaderSearch } = useRouteFacts();
  const { pathname, search: query } = useLocation();
  const isSearchPage = pathname === paths.globalSearch();
  // On a phone it is an icon, but for the page that it is the field of.
  const [opened, setOpened] = useState({ isOpen: isSearchPage, isSearchPage });
  if (opened.isSearchPage !== isSearchPage) setOpened({ isOpen: isSearchPage, isSearchPage });
  if (hidesHeaderSearch) return null;

  const search = (term: string) => {
    const router = getRouter();
    const { location, isLeaving } = placeAhead(router);
    const isAtResults = location.pathname === paths.globalSearch();
    // Pressed something else meanwhile: that is where the person goes.
    if (isLeaving && !isAtResults) return;
    if (!isAtResults && !asksForSearch(term)) return;
    goTo(router, paths.globalSearch({ page: 1, limit: pageSizes.globalSearch, search: term }));
  };

  return (
    <HeaderSearch
      open={opened.isOpen}
      onOpenChange={(isOpen) => setOpened({ isOpen, isSearchPage })}
      term={isSearchPage ? globalSearch.read(query).search : ''}
      debounce={searchDebounce}
      onSearch={search}
    />
  );
}
