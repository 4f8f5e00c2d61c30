/** The JSON of a text that somebody types or pastes; `undefined` where it is none yet. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
