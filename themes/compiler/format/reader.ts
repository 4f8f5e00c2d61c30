import { nearestName } from '../nearest-name.ts';
import type { Findings } from '../problem.ts';
import { type RawToken, type TokenDocument, tokenTypes } from './document.ts';
import { earlierType, earlierValue } from './earlier.ts';
import { makeReferences, unknown } from './references.ts';
import { examples, type ReadValue } from './value-types.ts';
import { readValue } from './values.ts';

/** A token's value with the references followed, and the path of the token that holds it in the end. */
export interface ReadToken {
  value: ReadValue;
  end: string;
}

export interface TokenReader {
  /** Reads a token; `undefined` where it cannot be read, which has been told. */
  read(path: string): ReadToken | undefined;
  /** The paths of all tokens that stand behind these, through references of any kind. */
  behind(paths: Iterable<string>): ReadonlySet<string>;
}

type Type = (typeof tokenTypes)[number];

/** Reads the tokens of a file one by one: types, references, values. What is wrong is told once, at the token that holds it. */
export function makeReader(document: TokenDocument, findings: Findings): TokenReader {
  const { tokens } = document;
  const done = new Map<string, ReadToken | undefined>();
  const references = makeReferences(document, findings, (path) => read(path) !== undefined);
  return { read, behind: references.behind };

  function read(path: string): ReadToken | undefined {
    const token = tokens.get(path);
    if (!token) return undefined;
    if (!done.has(path)) {
      // Only a circle comes here again before the token is read; what the circle is, is told where it closes.
      const found = references.entering(path, () => readNew(token));
      if (!done.has(path)) done.set(path, found);
    }
    return done.get(path);
  }

  function readNew(token: RawToken): ReadToken | undefined {
    const target = references.targetOf(token);
    if (target === unknown) return undefined;
    if (target !== undefined) {
      const found = read(target);
      if (
        found &&
        token.ownType !== undefined &&
        (modernType(token.ownType) ?? token.ownType) !== found.value.type
      ) {
        findings.problem(
          token.path,
          `says that it is a ${token.ownType}, but {${target}} is a ${found.value.type}.`,
        );
        return undefined;
      }
      if (!found && isAside(target))
        findings.problem(token.path, `points to {${target}}, which cannot be used.`);
      return found;
    }
    return readOwn(token);
  }

  function readOwn(token: RawToken): ReadToken | undefined {
    const { path } = token;
    const name = token.ownType ?? token.groupType;
    if (name === undefined) {
      findings.problem(path, 'has no "$type", and no group above it has one.');
      return undefined;
    }
    const earlier = isType(name) ? undefined : earlierType(name);
    const type = isType(name) ? name : earlier;
    if (type === undefined) {
      findings.problem(
        path,
        `has the type "${name}", which the format does not know.`,
        nearestName(name, tokenTypes),
      );
      return undefined;
    }
    if (type === 'aside') {
      findings.warning(path, `has the type "${name}", which the format does not know; it is left aside.`);
      return undefined;
    }
    const plain = references.plain(token.value, path);
    if (plain === unknown) return undefined;
    const modern = earlierValue(type, plain);
    if (earlier !== undefined || modern !== undefined)
      findings.warning(
        path,
        `is written as drafts before 2025.10 wrote it: ${earlier === undefined ? short(plain) : `type "${name}"`}.`,
        examples[type],
      );
    const wrong: string[] = [];
    const value = readValue(type, modern ?? plain, (at, says) =>
      wrong.push(`${at === '' ? 'it' : at} ${says}`),
    );
    if (!value) {
      const says = `is not a valid ${type}: ${wrong[0] ?? 'it is not'}.`;
      if (earlier === undefined) findings.problem(path, says, examples[type]);
      else findings.warning(path, `${says.slice(0, -1)}; it is left aside.`, examples[type]);
      return undefined;
    }
    if (value.type === 'color' && value.mapped)
      findings.warning(path, `lies outside sRGB and is drawn as ${value.value.hex}.`);
    return { value, end: path };
  }

  /** Whether a token was left aside with a warning only, so that whoever needs it has to be told. */
  function isAside(path: string): boolean {
    const token = tokens.get(path);
    const name = token?.ownType ?? token?.groupType;
    return name !== undefined && !isType(name) && earlierType(name) !== undefined;
  }
}

function modernType(name: string): string | undefined {
  return isType(name) ? name : earlierType(name);
}

function isType(name: string): name is Type {
  return (tokenTypes as readonly string[]).includes(name);
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
