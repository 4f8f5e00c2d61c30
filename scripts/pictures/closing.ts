/** What a ledger says of pictures that no story reads: where the names that were asked for mean them, and elsewhere. */
interface Unread {
  unaccounted: readonly string[];
  unread: readonly string[];
  others: readonly string[];
}

export interface Closing {
  /** Pictures to be removed. */
  removes: readonly string[];
  /** Pictures that no story reads and that stay. */
  lost: readonly string[];
  /** Whether the description of this machine becomes that of the pictures. */
  remembersEnvironment: boolean;
}

/**
 * What becomes of pictures at the end of a run. One that accepts removes what nobody reads where all went well: beside pictures that
 * a failed story kept, or none at all, neither that nor the description of the machine would be true.
 */
export function closingOf(
  { unaccounted, unread, others }: Unread,
  run: { draws: boolean; photographs: boolean; failed: number; isPartial: boolean; isDescribed: boolean },
): Closing {
  const isDrawnWell = run.draws && run.photographs && run.failed === 0 && unaccounted.length === 0;
  return {
    removes: isDrawnWell ? unread : [],
    lost: isDrawnWell ? others : [...unread, ...others],
    remembersEnvironment: isDrawnWell && (!run.isPartial || !run.isDescribed),
  };
}
