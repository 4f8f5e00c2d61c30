import { writeTokens } from '../../../themes/compiler/generate/write-tokens.ts';
import { isMade, manners, startedFrom, type Trial } from './palette-trial.ts';
import { parsedJson } from './parsed-json.ts';

/** What a trial's link carries after `#`; `z` before what is compressed, `j` before what is short enough as it is. */
const mark = 'palette=';
const longest = 300;

/** The part of a link after `#` that brings a trial back. Tokens go along only where the colours do not make them. */
export async function linkPartOf(trial: Trial): Promise<string> {
  const { tokens, ...made } = trial;
  const json = JSON.stringify(isMade(trial) ? made : { ...made, tokens: minified(tokens) });
  const bytes = new TextEncoder().encode(json);
  if (bytes.length <= longest) return `${mark}j${toText(bytes)}`;
  return `${mark}z${toText(await through(new CompressionStream('deflate-raw'), bytes))}`;
}

/** The trial in the part of a link after `#`; `undefined` where there is none, or where it cannot be read. */
export async function trialIn(part: string): Promise<Trial | undefined> {
  const text = part.replace(/^#/, '');
  if (!text.startsWith(mark)) return undefined;
  try {
    const bytes = toBytes(text.slice(mark.length + 1));
    const isSmall = text[mark.length] === 'j';
    const plain = isSmall ? bytes : await through(new DecompressionStream('deflate-raw'), bytes);
    return readTrial(JSON.parse(new TextDecoder().decode(plain)));
  } catch {
    // A link that was cut short opens the page as it is without one.
    return undefined;
  }
}

function readTrial(json: unknown): Trial | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { name, colors, manners: wanted, tokens } = json as Record<string, unknown>;
  const known = manners.find((one) => one === wanted);
  if (typeof name !== 'string' || !Array.isArray(colors) || !known) return undefined;
  const given = colors.filter((color) => typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color));
  const made = { name, colors: given.slice(0, 3), manners: known };
  const text = typeof tokens === 'string' ? indented(tokens) : startedFrom(made).get('tokens.json');
  return { ...made, tokens: text ?? '' };
}

/** Text that is no JSON yet is kept as it is: a half finished trial can be shared too. */
function minified(text: string): string {
  const json = parsedJson(text);
  return json === undefined ? text : JSON.stringify(json);
}

function indented(text: string): string {
  const json = parsedJson(text);
  return json === undefined ? text : writeTokens(json);
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}

function toText(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
