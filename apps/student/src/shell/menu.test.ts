import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '../configuration.ts';
import { places, prefix } from '../places.ts';
import { ana } from '../session/testing/people.ts';
import { type Tenant, tenantOf } from '../tenant.tsx';
import { menusOf } from './menu.ts';

const tenant = { template: 'first', hasShop: true } as Tenant;
/** The links of the menus that leave the student app. */
const outside = (userType: number, administration?: Tenant['administration']) => {
  const { top, sections } = menusOf(
    { ...ana, userType },
    { ...tenant, administration },
    defaultConfiguration,
  );
  const linked = (items: typeof top) =>
    items.flatMap(({ label, href, isExternal }) => (isExternal ? [`${label}: ${href}`] : []));
  return { top: linked(top), menu: sections.flatMap(({ items }) => linked(items)) };
};

it.each([
  [2, ['Painel Admin.: /admin/#/dashboard']],
  [5, ['Painel Admin.: /admin/#/dashboard']],
  [4, ['Meus times: /admin/#/team']],
  [1, []],
])(
  'user type %d finds their administration where it is (SHELL-26, SHELL-27, CONFIG-09)',
  (userType, links) => {
    expect(outside(userType)).toEqual({ top: links, menu: links });
  },
);

it('a brand says where its administration is (CONFIG-09)', () => {
  const elsewhere = { panel: 'https://gestao.decola.com.br/', teams: '/gestao/#/times' };
  expect(outside(2, elsewhere).top).toEqual(['Painel Admin.: https://gestao.decola.com.br/']);
  expect(outside(4, elsewhere).menu).toEqual(['Meus times: /gestao/#/times']);
});

it('the menus have the names and places of the specification, in its order (SHELL-05, SHELL-19 to SHELL-22)', () => {
  const { top, sections } = menusOf({ ...ana, userType: 2, companies: [{ id: 7, name: 'Decola' }] }, tenant, {
    isMaintenanceMode: false,
    isSuggestionMode: true,
  });
  expect(top.map(({ label }) => label)).toEqual(['Início', 'Meu dashboard', 'Loja', 'Painel Admin.']);
  expect(
    sections.map(({ label, items }) => [label, items.map((item) => `${item.label}: ${item.href}`)]),
  ).toEqual([
    [undefined, ['Início: /student/dashboard']],
    ['Administração', ['Painel Admin.: /admin/#/dashboard']],
    [
      'Treinamentos',
      [
        'Meu dashboard: /student/statistics/chart',
        'Trilhas obrigatórias: /student/profile/tracks',
        'Meus treinamentos: /student/profile/courses',
        'Treinamentos recomendados: /student/profile/indication',
        'Treinamentos favoritos: /student/profile/favorite',
      ],
    ],
    [
      'Loja',
      [
        'Extrato: /student/decoins/statement',
        'Histórico de pedidos: /student/profile/history-order',
        'Loja: /student/shop/page/1',
      ],
    ],
    ['Mais', ['Dê sua sugestão: ']],
  ]);
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

/** Addresses of all places: what stands at them is a page. */
const isPlace = (href: string) =>
  Object.values(places).some(({ path }) => matchPath(`${prefix}/${path}`, href.split('?')[0] ?? ''));

describe.each(['decola', 'circulo', 'gtop'] as const)('in %s', (brand) => {
  it.each([1, 2, 3, 4, 5, 6])(
    'every entry of a person of type %i leads to a page, or opens the suggestion (SHELL-21)',
    (userType) => {
      for (const companies of [ana.companies, []]) {
        const person = { ...ana, userType, companies };
        const { top, sections } = menusOf(person, tenantOf(brand), {
          isMaintenanceMode: false,
          isSuggestionMode: true,
        });
        const entries = [...top, ...sections.flatMap(({ items }) => items)];
        expect(entries.length).toBeGreaterThan(5);
        const astray = entries.filter(({ href, isExternal }) => href !== '' && !isExternal && !isPlace(href));
        expect(astray).toEqual([]);
        expect(entries.filter(({ href }) => href === '').map(({ label }) => label)).toEqual([
          'Dê sua sugestão',
        ]);
      }
    },
  );
});
