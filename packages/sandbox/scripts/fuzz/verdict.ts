/** So many requests reach every operation. */
const enoughForAll = 20_000;

type Found = {
  faults: number;
  /** Operations that were never answered, which one round or a few requests say nothing about. */
  missing: number;
  requests: number;
  /** Of one round only. */
  isOneRound: boolean;
};

/** Whether nothing was found and all was tried, and the sentences that say so. */
export const verdictOf = (found: Found): { holds: boolean; sentences: readonly string[] } => {
  const { faults, requests, isOneRound } = found;
  const missing = requests >= enoughForAll && !isOneRound ? found.missing : 0;
  if (requests === 0) return { holds: false, sentences: ['does not hold: nothing was asked'] };
  const word = faults === 0 ? 'holds' : 'does not hold';
  return {
    holds: faults === 0 && missing === 0,
    sentences: [
      `${word}: ${faults} faults (answers of 500 and more, broken answers, records of others changed)`,
      ...(missing > 0 ? [`does not hold: ${missing} operations were never answered`] : []),
    ],
  };
};
