/** What a list picker judges a choice by, beside whether several may be chosen: no further choice past so many (RECO-08). */
export type ListPickerRule = { readonly limit: number };

/** Which items a list picker shows (RECO-03). */
export type ListPickerFilter = 'all' | 'selected';

/** A choice that is being made from a list. */
export type ListChoice = {
  /** Identifiers, in the order of choosing. */
  readonly chosen: readonly number[];
  /** Several may be chosen; so it is unless it is said otherwise (SHELL-51). */
  readonly allowMultiple?: boolean | undefined;
  readonly rule?: ListPickerRule | undefined;
};

/** Whether an item may be chosen: past the rule's limit nothing more, until something is given up (RECO-08). */
export const mayChoose = ({ chosen, rule }: ListChoice, id: number): boolean =>
  rule === undefined || chosen.length < rule.limit || chosen.includes(id);

/**
 * What is chosen once an item is chosen or given up. What the rule refuses changes nothing; where one may be chosen, the next one
 * replaces it (SHELL-51).
 */
export function chosenAfter(choice: ListChoice, id: number, isChosen: boolean): readonly number[] {
  const { chosen, allowMultiple = true } = choice;
  if (!isChosen) return chosen.filter((one) => one !== id);
  if (chosen.includes(id) || !mayChoose(choice, id)) return chosen;
  return allowMultiple ? [...chosen, id] : [id];
}
