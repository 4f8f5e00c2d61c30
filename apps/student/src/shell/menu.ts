import { type MenuItemName, type MenuSectionName, mainMenu, menuSections } from '@student/domain';
import type { Configuration } from '../configuration.ts';
import { paths } from '../paths.ts';
import { shell } from '../pt-br/shell.ts';
import type { Person } from '../session.ts';
import type { Tenant } from '../tenant.tsx';

const words = shell.menu;

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
  adminPanel: paths.adminPanel(),
  teams: paths.teams(),
  statistics: paths.statistics(),
  requiredTracks: paths.profile('tracks'),
  myTrainings: paths.profile('courses'),
  recommendedTrainings: paths.profile('indication'),
  favoriteTrainings: paths.profile('favorite'),
  statement: paths.statement(),
  orderHistory: paths.profile('history-order'),
  shop: paths.shop(),
  suggestion: paths.dashboard(),
};

const headings: Record<MenuSectionName, string | undefined> = {
  home: undefined,
  administration: words.administration,
  trainings: words.trainings,
  shop: words.shopSection,
  more: words.more,
};

type Item = { name: MenuItemName; isDisabled: boolean };

const shown = ({ name }: Item) => ({
  label: labels[name],
  href: hrefs[name],
  isExternal: name === 'adminPanel' || name === 'teams',
});

const reasonOf = ({ isDisabled }: Item) => (isDisabled ? words.unavailable : undefined);

/** The menus of a person in a brand: the top navigation and the sections of the user menu (SHELL-05, SHELL-19 to SHELL-31). */
export function menusOf(person: Person, { template, hasShop }: Tenant, configuration: Configuration) {
  const facts = {
    ...configuration,
    userType: person.userType,
    companies: person.companies,
    template,
    hasShop,
  };
  return {
    top: mainMenu(facts).map((item) => ({ ...shown(item), disabledReason: reasonOf(item) })),
    sections: menuSections(facts).map(({ name, items }) => {
      const label = headings[name];
      return {
        ...(label && { label }),
        items: items.map((item) => ({ ...shown(item), blockedReason: reasonOf(item) })),
      };
    }),
  };
}
