import type { Tenant } from '../tenant.ts';

/** A corporate group's operations and leadership: coins and shop, accounts given by the group. */
export const tenant: Tenant = {
  name: 'gtop',
  title: 'GTOP',
  owner: 'Grupo GTOP',
  slogan: 'Conhecimento que move a operação',
  promise: 'Trilhas por função, indicadores claros e certificação para quem lidera e para quem faz.',
  template: 'first',
  hasShop: true,
  allowsSignUp: false,
  allowsEmailRecovery: true,
  passwordRules: 'full',
  supportEmail: 'atendimento@gtop.com.br',
  hosts: ['gtop.com.br', '.gtop.com.br'],
  coin: { one: 'decoin', many: 'decoins', gender: 'masculine' },
  browserColor: { light: '#1b2224', dark: '#1b2224' },
};
