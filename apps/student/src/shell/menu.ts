import {
  type MenuItemName,
  type MenuSectionName,
  mainMenu,
  menuSections,
  type Person,
} from '@student/domain';
import type { ConfigurationFacts } from '../configuration.ts';
import { adminPaths, paths } from '../paths.ts';
import { menu as words } from '../pt-br/menu.ts';
import type { Tenant } from '../tenant.tsx';

const labels: Record<MenuItemName, string> = {
  home: words.home,
  adminPanel: words.adminPanel,
  teams: words.teams,
  statistics: words.myDashboard,
  requiredTracks: words.requiredTracks,
  myTrainings: words.myTrainings,
  recommendedTrainings: words.recommended,
  favoriteTrainings: words.favorites,
  statement: words.statement,
  orderHistory: words.orders,
  shop: words.shop,
  suggestion: words.suggestion,
};

const hrefs: Record<MenuItemName, string> = {
  home: paths.dashboard(),
  // Outside the app: where they are the brand says (CONFIG-09).
  adminPanel: '',
  teams: '',
  statistics: paths.statistics({ option: 'chart' }),
  requiredTracks: paths.profile({ option: 'tracks' }),
  myTrainings: paths.profile({ option: 'courses' }),
  recommendedTrainings: paths.profile({ option: 'indication' }),
  favoriteTrainings: paths.profile({ option: 'favorite' }),
  statement: paths.statement(),
  orderHistory: paths.profile({ option: 'history-order' }),
  shop: paths.shop({ productsPage: 1 }),
  // No place: it opens a dialog over the page (FORMS-01).
  suggestion: '',
};

const headings: Record<MenuSectionName, string | undefined> = {
  home: undefined,
  administration: words.administration,
  trainings: words.trainings,
  shop: words.shopSection,
  more: words.more,
};

type Item = { name: MenuItemName; isDisabled: boolean };

const shown = ({ name }: Item, administration: Tenant['administration']) => {
  const outside = name === 'adminPanel' ? 'panel' : name === 'teams' ? 'teams' : undefined;
  return {
    label: labels[name],
    href: outside ? (administration?.[outside] ?? adminPaths[outside]) : hrefs[name],
    isExternal: outside !== undefined,
  };
};

const reasonOf = ({ isDisabled }: Item) => (isDisabled ? words.unavailable : undefined);

/** The menus of a person in a brand: the top navigation and the sections of the user menu (SHELL-05, SHELL-19 to SHELL-31). */
export function menusOf(
  person: Person,
  { template, hasShop, administration }: Tenant,
  configuration: ConfigurationFacts,
) {
  const facts = {
    ...configuration,
    userType: person.userType,
    companies: person.companies,
    template,
    hasShop,
  };
  return {
    top: mainMenu(facts).map((item) => ({ ...shown(item, administration), blockedReason: reasonOf(item) })),
    sections: menuSections(facts).map(({ name, items }) => {
      const label = headings[name];
      return {
        ...(label && { label }),
        items: items.map((item) => ({ ...shown(item, administration), blockedReason: reasonOf(item) })),
      };
    }),
  };
}
