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
  ['is a press that opens a dialog', false, undefined],
  ['rests in maintenance', true, 'Indisponível durante a manutenção'],
])('a suggestion %s (FORMS-01)', (_, isMaintenanceMode, blockedReason) => {
  const { sections } = menusOf(ana, tenant, { isMaintenanceMode, isSuggestionMode: true });
  const [suggestion] = sections.at(-1)?.items ?? [];
  expect(suggestion).toEqual({ label: 'Dê sua sugestão', href: '', isExternal: false, blockedReason });
});

it('a suggestion is absent where none are taken (SHELL-25)', () => {
  const { sections } = menusOf(ana, tenant, { isMaintenanceMode: false, isSuggestionMode: false });
  expect(sections.flatMap(({ items }) => items.map(({ label }) => label))).not.toContain('Dê sua sugestão');
});
