import { expect, it } from 'vitest';
import { defaultConfiguration } from '../configuration.ts';
import { ana } from '../session/testing/people.ts';
import type { Tenant } from '../tenant.tsx';
import { menusOf } from './menu.ts';

const tenant = { template: 'first', hasShop: true } as Tenant;
/** The links of the menus that leave the student app. */
const outside = (userType: number) => {
  const { top, sections } = menusOf({ ...ana, userType }, tenant, defaultConfiguration);
  const linked = (items: typeof top) =>
    items.flatMap(({ label, href, isExternal }) => (isExternal ? [`${label}: ${href}`] : []));
  return { top: linked(top), menu: sections.flatMap(({ items }) => linked(items)) };
};

it.each([
  [2, ['Painel Admin.: /admin/#/dashboard']],
  [4, ['Meus times: /admin/#/team']],
  [1, []],
])('user type %d finds their administration where it is (CONFIG-09)', (userType, links) => {
  expect(outside(userType)).toEqual({ top: links, menu: links });
});
