import { digitsOf, kindOfLogin } from '@student/domain';
import type { Person } from './store/records-people.ts';
import type { Reading } from './store/store.ts';

/** The person of an e-mail, whatever its case, or of a CPF with or without its mask. */
export const personOfLogin = (store: Reading, login: string): Person | undefined =>
  kindOfLogin(login) === 'email'
    ? store.find('people', { email: login.trim().toLowerCase() })
    : store.find('people', { document: digitsOf(login) || '-' });
