import { expect, test } from 'vitest';
import { factsOf } from './brands.ts';
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
