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

it.each([
  ['says that it is not there yet', false, 'Ainda não está disponível'],
  ['says that it rests in maintenance', true, 'Indisponível durante a manutenção'],
])('a suggestion, which has no form yet, %s', (_, isMaintenanceMode, reason) => {
  const { sections } = menusOf(ana, tenant, { isMaintenanceMode, isSuggestionMode: true });
  const [suggestion] = sections.at(-1)?.items ?? [];
  expect(suggestion).toMatchObject({ label: 'Dê sua sugestão', blockedReason: reason });
});
