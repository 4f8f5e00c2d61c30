import type { Person } from '@student/domain';

/** Two people who share a device. */
export const ana: Person = {
  id: 1,
  name: 'Ana Beatriz Souza',
  socialName: null,
  email: 'ana.souza@decola.com.br',
  imageUrl: null,
  userType: 1,
  decoins: 120,
  isFirstLogin: false,
  isImported: false,
  passwordModifiedAt: null,
  mustAcceptTerm: false,
  companies: [{ id: 3, name: 'Decola' }],
};
export const helena: Person = { ...ana, id: 2, name: 'Helena Prado Martins' };
