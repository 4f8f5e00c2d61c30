import { isObject, type JsonObject, ownOf, partsOfPointer } from './json.ts';

/** The files of a brand's folder, by their path in it. */
export interface Files {
  /** Why a path leads to no file of the folder, for a sentence; `undefined` where it does. */
  whyNot(path: string): string | undefined;
  /** The parsed file; `undefined` where it cannot be parsed, which the reader of files tells. */
  read(path: string): unknown;
}

/**
 * A resolver document with every file that it points to carried into it, as the format's chapter on bundling has it: each `$ref` to
 * another file is replaced by what that file holds, and what stands beside the reference wins. Files are found from the file that
 * names them and have to lie in the folder.
 */
export function bundle(
  json: JsonObject,
  name: string,
  files: Files,
  tell: (where: string, says: string) => void,
): unknown {
  return withFiles(json, name, []);

  function withFiles(value: unknown, from: string, trail: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((one) => withFiles(one, from, trail));
    if (!isObject(value)) return value;
    const { $ref, ...beside } = value;
    if (typeof $ref !== 'string' || $ref.startsWith('#'))
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, withFiles(one, from, trail)]),
      );
    const target = contentOf($ref, from, trail);
    return isObject(target) ? { ...target, ...beside } : target;
  }

  function contentOf($ref: string, from: string, trail: readonly string[]): unknown {
    const [address = '', fragment] = $ref.split('#');
    const file = pathFrom(from, address);
    const place = `${file}#${fragment ?? ''}`;
    const wrong = trail.includes(place) ? `points in a circle through ${$ref}.` : whyNot(address, file, $ref);
    if (wrong !== undefined || file === undefined) {
      tell(from, wrong ?? '');
      return {};
    }
    const parts = fragment === undefined ? [] : (partsOfPointer(`#${fragment}`) ?? ['']);
    const whole = files.read(file);
    const target = parts.reduce<unknown>((here, part) => ownOf(here, part), whole);
    if (target === undefined && whole !== undefined) tell(from, `points to ${$ref}, which does not exist.`);
    return withFiles(target ?? {}, file, [...trail, place]);
  }

  function whyNot(address: string, file: string | undefined, $ref: string): string | undefined {
    if (/^[a-z][a-z0-9+.-]*:/i.test(address))
      return `points to ${$ref}; only files of the brand’s folder are read.`;
    if (file === undefined) return `points to ${$ref}, which lies outside the brand’s folder.`;
    const wrong = files.whyNot(file);
    return wrong && `points to ${$ref}, which ${wrong}.`;
  }
}

/** Where an address leads from a file, both in the folder; absent outside of it. */
function pathFrom(file: string, address: string): string | undefined {
  if (address.startsWith('/')) return undefined;
  const parts = file.split('/').slice(0, -1);
  for (const part of address.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
