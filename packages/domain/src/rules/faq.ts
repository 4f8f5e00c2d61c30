import { holdsTerm } from './plain-text.ts';

type Item = { id: number; question: string };

/** Items whose question contains the term, whatever the case and the accents (FORMS-08, LANDING-11). */
export function searchFaq<Faq extends { question: string }>(items: readonly Faq[], term: string): Faq[] {
  return items.filter((item) => holdsTerm(item.question, term));
}

/** Items that a place lists: inactive ones nowhere, those kept off the landing page not there (LANDING-12). */
export function faqFor<Faq extends { isActive?: boolean; isOnHomePage?: boolean }>(
  place: 'app' | 'landing',
  items: readonly Faq[],
): Faq[] {
  return items.filter((item) => item.isActive !== false && (place === 'app' || item.isOnHomePage !== false));
}

/** Which items are open at first: the first one (FORMS-06). */
export function openAtFirst(items: readonly Item[]): number[] {
  return items.slice(0, 1).map((item) => item.id);
}
