/** Drops what the document has asked before: whoever asks from now on asks anew. */
export function forgetEarlyCalls(calls: { [address: string]: unknown }): void {
  for (const address of Object.keys(calls)) delete calls[address];
}
