import { ids, oneOf, optionalId, optionalPage, text } from '../addresses/search-fields.ts';

/**
 * What the picker of people holds in the address of the place that it lies over (RECO-03, RECO-05, RECO-18): a reload, or the way back
 * from another page, brings the same.
 */
export const recommendationFields = {
  /** Course that is being recommended; the picker is open while there is one. */
  recommend: optionalId(),
  /** Only those who are picked; everybody without it. */
  filterBy: oneOf(['selected']),
  person: text(),
  /** From Z to A; from A to Z without it. */
  peopleOrder: oneOf(['desc']),
  /** The page of the people, as of the comments (DASH-46): only one of them is open. */
  pageDefault: optionalPage(),
  /** Who is picked, in the order of picking. */
  people: ids(),
};

export type RecommendationValues = {
  readonly [Name in keyof typeof recommendationFields]: (typeof recommendationFields)[Name]['fallback'];
};
