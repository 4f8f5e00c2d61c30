import { hasCompany } from './company.ts';
import { seesAdminPanel, seesTeams } from './user-type.ts';

export type MenuItemName =
  | 'home'
  | 'adminPanel'
  | 'teams'
  | 'statistics'
  | 'requiredTracks'
  | 'myTrainings'
  | 'recommendedTrainings'
  | 'favoriteTrainings'
  | 'statement'
  | 'orderHistory'
  | 'shop'
  | 'suggestion';

export type MenuSectionName = 'home' | 'administration' | 'trainings' | 'shop' | 'more';

export type MenuSection = {
  name: MenuSectionName;
  items: readonly { name: MenuItemName; isDisabled: boolean }[];
};

export type MenuFacts = {
  /** The raw number of the user record: 5 sees the admin link too (AUTH-47). */
  userType: number;
  companies: readonly { id: number }[];
  template: 'first' | 'second';
  hasShop: boolean;
  isSuggestionMode: boolean;
  isMaintenanceMode: boolean;
};

const alwaysEnabled: readonly MenuItemName[] = ['adminPanel', 'teams'];

const trainings: readonly MenuItemName[] = [
  'statistics',
  'requiredTracks',
  'myTrainings',
  'recommendedTrainings',
  'favoriteTrainings',
];

/**
 * The user menu, in order and without empty sections (SHELL-19 to SHELL-28). In maintenance every item is disabled but
 * 'Painel Admin.' and 'Meus times' (SHELL-31).
 */
export function menuSections(facts: MenuFacts): MenuSection[] {
  const spends = seesStatement(facts);
  const sections: [MenuSectionName, MenuItemName[]][] = [
    ['home', ['home']],
    [
      'administration',
      [
        ...shownIf(seesAdminPanel(facts.userType), 'adminPanel'),
        ...shownIf(seesTeams(facts.userType), 'teams'),
      ],
    ],
    ['trainings', [...trainings]],
    ['shop', spends ? ['statement', 'orderHistory', ...shownIf(seesShop(facts), 'shop')] : []],
    ['more', shownIf(facts.isSuggestionMode, 'suggestion')],
  ];
  return sections
    .filter(([, names]) => names.length > 0)
    .map(([name, names]) => ({
      name,
      items: names.map((item) => ({
        name: item,
        isDisabled: facts.isMaintenanceMode && !alwaysEnabled.includes(item),
      })),
    }));
}

/** The main menu: 'Início', 'Meu dashboard', 'Loja' and the link of who administrates, each under its own condition (SHELL-05). */
export function mainMenu(facts: MenuFacts): MenuSection['items'] {
  const items = menuSections(facts).flatMap((section) => section.items);
  const inOrder: readonly MenuItemName[] = ['home', 'statistics', 'shop', 'adminPanel', 'teams'];
  return inOrder.flatMap((name) => items.filter((item) => item.name === name));
}

/** Tells whether a person has a statement and orders: first template and a company with an id above 0 (SHELL-24). */
export function seesStatement(facts: Pick<MenuFacts, 'template' | 'companies'>): boolean {
  return facts.template === 'first' && hasCompany(facts.companies);
}

/** Tells whether a person has a shop: as for the statement, in a brand that has one (SHELL-23). */
export function seesShop(facts: Pick<MenuFacts, 'template' | 'companies' | 'hasShop'>): boolean {
  return facts.hasShop && seesStatement(facts);
}

/** Tells whether the header shows the decoin balance: first template and at least one company (SHELL-11). */
export function showsDecoins(facts: Pick<MenuFacts, 'template' | 'companies'>): boolean {
  return facts.template === 'first' && facts.companies.length > 0;
}

/** The name that the menu shows: the social name when there is one (SHELL-15). */
export function shownName(person: { name: string; socialName?: string | null }): string {
  return person.socialName?.trim() || person.name;
}

/** The name that a person is greeted by: the first of the names that are shown. */
export function firstNameOf(person: { name: string; socialName?: string | null }): string {
  return shownName(person).trim().split(/\s+/)[0] ?? '';
}

function shownIf(condition: boolean, name: MenuItemName): MenuItemName[] {
  return condition ? [name] : [];
}
