import { shareDone } from '@student/domain';
import { certificatesOf } from '../certificates.ts';
import type { Person } from '../store/records-people.ts';
import type { Store } from '../store/store.ts';

const typeLabels: Record<number, string> = {
  1: 'Aluno',
  2: 'Administrador',
  4: 'Gestor de equipe',
  5: 'Consultor de conteúdo',
};

/** What a kind of person is called. */
export const typeLabelOf = (userType: number): string => typeLabels[userType] ?? 'Aluno';

export const companiesOf = (store: Store, person: Person) =>
  person.companyIds.flatMap((id) => store.get('companies', id) ?? []);

export const interestsOf = (store: Store, person: Person) =>
  person.interestIds.flatMap((id) => store.get('interests', id) ?? []);

/** The person as the person itself reads it. What only recovery asks for (mother's name, badge) never travels. */
export const userView = (store: Store, person: Person, now: string) => {
  const {
    mothersName: _,
    badgeCode: __,
    interestIds: ___,
    companyIds: ____,
    teamIds: _____,
    ...open
  } = person;
  const enrolments = store.list('enrolments', { userId: person.id });
  const completeCourses = enrolments.filter(({ finishedAt }) => finishedAt).length;
  return {
    ...open,
    login: person.document ?? person.email ?? '',
    userTypeLabel: typeLabelOf(person.userType),
    completeCourses,
    certificateGenerated: certificatesOf(store, person.id, enrolments, now),
    percentageUser: shareDone(completeCourses, enrolments.length).percentage,
    interests: interestsOf(store, person),
    companies: companiesOf(store, person),
  };
};

/** People by their ids, read in one go, in the order in which they are asked for. */
export const peopleOf = (store: Store, ids: readonly number[]): Person[] => {
  const people = new Map(store.list('people', { id: { oneOf: ids } }).map((person) => [person.id, person]));
  return ids.flatMap((id) => people.get(id) ?? []);
};

/** A person as everybody may see it: no document, no address, no birth date. */
export const summaryView = (store: Store, person: Person) => ({
  id: person.id,
  name: person.name,
  socialName: person.socialName,
  email: person.email,
  image: person.image,
  userType: person.userType,
  userTypeLabel: typeLabelOf(person.userType),
  companies: companiesOf(store, person),
});
