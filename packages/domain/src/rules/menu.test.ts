import { describe, expect, it } from 'vitest';
import { firstNameOf, type MenuFacts, mainMenu, menuSections, shownName, showsDecoins } from './menu.ts';
import { seesAdminPanel, seesTeams, userTypeOf } from './user-type.ts';

const facts: MenuFacts = {
  userType: 1,
  companies: [{ id: 7 }],
  template: 'first',
  hasShop: true,
  isSuggestionMode: true,
  isMaintenanceMode: false,
};

const namesOf = (given: Partial<MenuFacts>) =>
  Object.fromEntries(
    menuSections({ ...facts, ...given }).map(({ name, items }) => [name, items.map((item) => item.name)]),
  );

const trainings = [
  'statistics',
  'requiredTracks',
  'myTrainings',
  'recommendedTrainings',
  'favoriteTrainings',
];

describe('the user menu', () => {
  it('shows its sections in order (SHELL-19, SHELL-20, SHELL-22)', () => {
    expect(menuSections({ ...facts, userType: 2 }).map(({ name }) => name)).toEqual([
      'home',
      'administration',
      'trainings',
      'shop',
      'more',
    ]);
    expect(namesOf({})).toEqual({
      home: ['home'],
      trainings,
      shop: ['statement', 'orderHistory', 'shop'],
      more: ['suggestion'],
    });
  });

  it.each([
    [1, undefined],
    [2, ['adminPanel']],
    [3, undefined],
    [4, ['teams']],
    [5, ['adminPanel']],
    [6, undefined],
  ])('of user type %d administrates %j (SHELL-26, SHELL-27, SHELL-28, AUTH-48)', (userType, items) => {
    expect(namesOf({ userType }).administration).toEqual(items);
  });

  it.each([
    ['the second template', { template: 'second' as const }, undefined],
    ['no company', { companies: [] }, undefined],
    ['a company of id 0', { companies: [{ id: 0 }] }, undefined],
    ['a company of id 1', { companies: [{ id: 0 }, { id: 1 }] }, ['statement', 'orderHistory', 'shop']],
    ['no shop', { hasShop: false }, ['statement', 'orderHistory']],
  ])('with %s the shop section is %j (SHELL-22, SHELL-23, SHELL-24, PROFILE-05)', (_, given, items) => {
    expect(namesOf(given).shop).toEqual(items);
  });

  it('leaves the last section out without suggestion mode (SHELL-25, CONFIG-06)', () => {
    expect(namesOf({ isSuggestionMode: false }).more).toBeUndefined();
  });

  it('disables all but the administration in maintenance (SHELL-31)', () => {
    const enabled = (given: Partial<MenuFacts>) =>
      menuSections({ ...facts, ...given })
        .flatMap(({ items }) => items)
        .filter((item) => !item.isDisabled)
        .map((item) => item.name);
    expect(enabled({ userType: 2, isMaintenanceMode: true })).toEqual(['adminPanel']);
    expect(enabled({ userType: 4, isMaintenanceMode: true })).toEqual(['teams']);
    expect(enabled({ isMaintenanceMode: true })).toEqual([]);
    expect(enabled({})).toHaveLength(10);
  });

  it('has a main menu of the items under a condition (SHELL-05)', () => {
    const names = (given: Partial<MenuFacts>) => mainMenu({ ...facts, ...given }).map((item) => item.name);
    expect(names({ userType: 2 })).toEqual(['home', 'statistics', 'shop', 'adminPanel']);
    expect(names({ userType: 4, hasShop: false })).toEqual(['home', 'statistics', 'teams']);
    expect(names({})).toEqual(['home', 'statistics', 'shop']);
  });
});

it.each([
  ['first', [{ id: 1 }], true],
  ['first', [], false],
  ['second', [{ id: 1 }], false],
] as const)(
  'under the %s template with companies %j decoins show: %s (SHELL-11, PROFILE-05)',
  (template, companies, shows) => {
    expect(showsDecoins({ template, companies })).toBe(shows);
  },
);

it.each([
  [{ name: 'Ana Beatriz Souza', socialName: 'Bia' }, 'Bia'],
  [{ name: 'Ana Beatriz Souza', socialName: ' ' }, 'Ana Beatriz Souza'],
  [{ name: 'Ana Beatriz Souza', socialName: null }, 'Ana Beatriz Souza'],
])('%j is called %s (SHELL-15)', (person, name) => {
  expect(shownName(person)).toBe(name);
});

it('the admin panel is for types 2 and 5, the teams for type 4 (AUTH-45, AUTH-47)', () => {
  const types = [0, 1, 2, 3, 4, 5, 6];
  expect(types.filter(seesAdminPanel)).toEqual([2, 5]);
  expect(types.filter(seesTeams)).toEqual([4]);
});

describe('the type of a person comes from the two checks of the server (AUTH-44)', () => {
  it.each([
    ['an administrator', 1, true, false, 2],
    ['an administrator who manages a team too', 4, true, true, 2],
    ['a manager', 1, false, true, 4],
    ['neither, whatever the record says', 2, false, false, 1],
    ['an unknown type of the record', 9, false, false, 1],
    ['type 5, which no check knows (AUTH-47)', 5, false, false, 5],
    ['a first check that could not be asked', 2, undefined, false, 2],
    ['a second check that could not be asked', 4, false, undefined, 4],
  ])('%s', (_, recorded, isAdmin, isManager, type) => {
    expect(userTypeOf(recorded, { isAdmin, isManager })).toBe(type);
  });
});

it.each([
  ['Ana Beatriz Souza', null, 'Ana'],
  ['Ana Beatriz Souza', ' ', 'Ana'],
  ['Ana Beatriz Souza', ' Bia  Souza', 'Bia'],
  [' João\u00a0Pedro', undefined, 'João'],
])('%j, called %j, is greeted as %s', (name, socialName, greeted) => {
  expect(firstNameOf({ name, ...(socialName !== undefined && { socialName }) })).toBe(greeted);
});
