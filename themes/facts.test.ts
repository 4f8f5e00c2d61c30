import { expect, test } from 'vitest';
import { bundledBrands, factsOf } from './brands.ts';
import { readFacts } from './facts.ts';

test.each([
  ['decola', { template: 'first', allowsSignUp: true, allowsEmailRecovery: true, passwordRules: 'full' }],
  [
    'circulo',
    { template: 'second', allowsSignUp: false, allowsEmailRecovery: false, passwordRules: 'relaxed' },
  ],
  ['gtop', { template: 'first', allowsSignUp: false, allowsEmailRecovery: true, passwordRules: 'full' }],
])('%s has its template and its ways in (THEME-02, THEME-06)', (name, facts) => {
  expect(factsOf(name).tenant).toMatchObject(facts);
});

const decoin = { one: 'decoin', many: 'decoins', gender: 'masculine' };

test.each([
  [
    'decola',
    {
      hosts: ['decola.com.br', '.decola.com.br'],
      supportEmail: 'suporte@decola.com.br',
      coin: decoin,
      gender: undefined,
      drawings: 'arcs',
    },
  ],
  [
    'circulo',
    {
      hosts: ['circulo.com.br', '.circulo.com.br'],
      supportEmail: 'ajuda@circulo.com.br',
      coin: null,
      gender: 'masculine',
      drawings: 'paper',
    },
  ],
  [
    'gtop',
    {
      hosts: ['gtop.com.br', '.gtop.com.br'],
      supportEmail: 'atendimento@gtop.com.br',
      coin: decoin,
      gender: undefined,
      drawings: 'tiles',
    },
  ],
])(
  '%s has its hosts, its address for help, its coin, its gender and its drawings (THEME-08)',
  (name, facts) => {
    const { tenant, drawings } = factsOf(name);
    const { hosts, supportEmail, coin, gender } = tenant;
    expect({ hosts, supportEmail, coin, gender, drawings }).toEqual(facts);
  },
);

test.each(bundledBrands)('what the landing page of %s says names its own coin or none (THEME-04)', (name) => {
  const { tenant, landing } = factsOf(name);
  const { coin, promise, slogan } = tenant;
  const named =
    `${slogan} ${promise} ${JSON.stringify(landing)}`.match(
      /[\p{L}]*coins?\b|\b(?:moedas?|pontos?|cr[ée]ditos?)\b/giu,
    ) ?? [];
  expect(named.filter((word) => word !== coin?.one && word !== coin?.many)).toEqual([]);
});

test.each([
  ['first', []],
  ['second', []],
  ['third', ['facts.json, tenant.template']],
])('there are two templates: %s is read with %j to mend (THEME-02)', (template, mended) => {
  const { tenant, footer } = factsOf('decola');
  const { problems } = readFacts({
    tenant: { ...tenant, template, hasShop: false, coin: template === 'first' ? tenant.coin : null },
    footer,
    unconfirmed: [],
  });
  expect(problems.map(({ where }) => where)).toEqual(mended);
});

test.each([
  [{ panel: '/admin/#/dashboard', teams: 'https://gestao.acme.com.br/times' }, []],
  [{}, []],
  [{ panel: 'admin' }, ['facts.json, tenant.administration.panel']],
  [{ teams: '//acme.com.br' }, ['facts.json, tenant.administration.teams']],
  [{ teams: 'mailto:a@acme.com.br' }, ['facts.json, tenant.administration.teams']],
])('a brand may say where its administration is: %j has %j to mend (CONFIG-09)', (administration, mended) => {
  const { tenant, footer } = factsOf('decola');
  const { problems } = readFacts({ tenant: { ...tenant, administration }, footer, unconfirmed: [] });
  expect(problems.map(({ where }) => where)).toEqual(mended);
});
