/** A hash with all that is needed to check it: kind, parameters, salt and key, in the PHC string format. */
export type Phc = {
  kind: string;
  /** By one letter each; `v`, a version of the kind, stands apart in the text. */
  parameters: Readonly<Record<string, number>>;
  salt: Uint8Array<ArrayBuffer>;
  key: Uint8Array<ArrayBuffer>;
};

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** `$kind$v=1$a=1,b=2$salt$key`. */
export const writePhc = ({ kind, parameters: { v, ...rest }, salt, key }: Phc): string => {
  const words = Object.entries(rest).map(([name, value]) => `${name}=${value}`);
  const version = v === undefined ? [] : [`v=${v}`];
  return ['', kind, ...version, words.join(','), toText(salt), toText(key)].join('$');
};

const form = /^\$([a-z\d-]+)\$(?:(v=\d+)\$)?([a-z]=\d+(?:,[a-z]=\d+)*)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

/** Reads what `writePhc` wrote; `undefined` for anything else. */
export const readPhc = (text: string): Phc | undefined => {
  const [, kind, version, words, salt, key] = form.exec(text) ?? [];
  if (!kind || !words || !salt || !key) return undefined;
  const parameters = [...(version ? [version] : []), ...words.split(',')].map((word) => [
    word[0],
    Number(word.slice(2)),
  ]);
  return { kind, parameters: Object.fromEntries(parameters), salt: toBytes(salt), key: toBytes(key) };
};

/** Whether a hash is of this kind and was made with exactly these parameters. */
export const isMadeWith = (text: string, kind: string, parameters: Phc['parameters']): boolean => {
  const read = readPhc(text);
  return (
    read?.kind === kind &&
    Object.entries(parameters).every(([name, value]) => read.parameters[name] === value)
  );
};
