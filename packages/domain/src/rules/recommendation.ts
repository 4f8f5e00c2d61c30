import type { ListPickerRule } from './list-picker.ts';

/**
 * What the picker of people judges by: where one person is the limit nobody else can be chosen until that one is given up, rather than
 * being replaced (RECO-07, RECO-08).
 */
export const recommendationRule = ({
  allowMultiple,
}: {
  allowMultiple: boolean;
}): ListPickerRule | undefined => (allowMultiple ? undefined : { limit: 1 });

/**
 * Who is still picked of what an address names: nobody twice, nobody to whom it was recommended already, and no more than may be.
 */
export function pickable(
  wanted: readonly number[],
  { allowMultiple, recommendedTo }: { allowMultiple: boolean; recommendedTo: readonly number[] },
): readonly number[] {
  const open = [...new Set(wanted)].filter((id) => !recommendedTo.includes(id));
  return open.slice(0, recommendationRule({ allowMultiple })?.limit);
}
