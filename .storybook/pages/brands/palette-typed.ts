import { isObject } from '../../../themes/compiler/format/json.ts';
import { hexOf } from './colour-notations.ts';
import { isLikeCssColor, readPasted } from './palette-edit.ts';
import { startedFrom, type Trial } from './palette-trial.ts';
import { parsedJson } from './parsed-json.ts';

/**
 * What a text that is being typed shows already: its tokens, or those that its colours make. Nothing while it is not finished: no
 * JSON yet, or a colour of which a part is still missing.
 */
export function tokensTyped(trial: Trial): string | undefined {
  const read = readPasted(trial.tokens);
  if (read.kind === 'colours') return startedFrom({ ...trial, colors: read.colors }).get('tokens.json');
  if (read.kind === 'text' || unfinishedColour(parsedJson(read.text)) !== undefined) return undefined;
  return read.text;
}

/** What keeps a text from being shown, in words for whoever is typing it. */
export function whatIsUnfinished(text: string): string {
  const colour = unfinishedColour(parsedJson(text));
  return colour === undefined
    ? 'This is no JSON yet; below stands what could be read last.'
    : `“${colour}” is no colour yet; below stands what could be read last.`;
}

/** The first colour, as CSS begins one, that is none. */
function unfinishedColour(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  for (const [key, one] of Object.entries(value)) {
    if (key === '$value' && typeof one === 'string' && isLikeCssColor(one)) {
      if (hexOf(one) === undefined) return one;
    } else {
      const inside = unfinishedColour(one);
      if (inside !== undefined) return inside;
    }
  }
  return undefined;
}
