/** A recommendation that is being made: who is picked, and whether it may name several (RECO-07). */
export type Picking = {
  readonly picked: readonly number[];
  readonly allowMultiple: boolean;
};

/** Whether a person may be picked: where one is the limit, nobody else while one is picked (RECO-07, RECO-08). */
export const mayPick = ({ picked, allowMultiple }: Picking, personId: number): boolean =>
  allowMultiple || picked.length === 0 || picked.includes(personId);

/** Who is picked once a person is picked or given up, in the order of picking; what may not be picked changes nothing. */
export function pickedAfter(picking: Picking, personId: number, isPicked: boolean): readonly number[] {
  const { picked } = picking;
  if (!isPicked) return picked.filter((id) => id !== personId);
  return picked.includes(personId) || !mayPick(picking, personId) ? picked : [...picked, personId];
}

/**
 * Who is still picked of what an address names: nobody twice, nobody to whom it was recommended already, and no more than may be.
 */
export function pickable(
  wanted: readonly number[],
  { allowMultiple, recommendedTo }: { allowMultiple: boolean; recommendedTo: readonly number[] },
): readonly number[] {
  const open = [...new Set(wanted)].filter((id) => !recommendedTo.includes(id));
  return allowMultiple ? open : open.slice(0, 1);
}
