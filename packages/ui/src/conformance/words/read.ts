/** A word of the catalogue as the source says it. */
export interface Word {
  /** `next`, or `states.done` inside of another. */
  key: string;
  /** The sentence; of a function its code. */
  text: string;
  kind: 'text' | 'function';
}

/** The words that a component says by itself. */
export interface OwnWords {
  /** Its name in `WordsCatalogue`. */
  name: string;
  /** The file that reads them. */
  file: string;
  words: readonly Word[];
}

/** Texts of source files, by their path. */
export type Sources = Readonly<Record<string, string>>;

/** Every call of `useWords` with the Portuguese words that it names, read from the sources: they are exported by nobody. */
export function readWords(sources: Sources): OwnWords[] {
  return Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\buseWords\(\s*'(\w+)',\s*([\w.]+)/g)].map(([, name = '', variable = '']) => ({
      name,
      file,
      words: wordsIn(sources, literalOf(sources, file, variable)),
    })),
  );
}

interface Literal {
  file: string;
  text: string;
}

/** The object literal of a variable: in its own file, or in the one that it comes from. */
function literalOf(sources: Sources, file: string, variable: string): Literal {
  const text = sources[file] ?? '';
  const declared = new RegExp(`\\bconst ${variable}\\b[^=]*=\\s*\\{`).exec(text);
  if (declared) return { file, text: balanced(text, declared.index + declared[0].length - 1) };
  const imported = new RegExp(`import \\{[^}]*\\b${variable}\\b[^}]*\\} from '([^']+)'`).exec(text);
  const path = imported?.[1] && resolve(file, imported[1]);
  if (!path || path === file || sources[path] === undefined) return { file, text: '{}' };
  return literalOf(sources, path, variable);
}

function resolve(file: string, path: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function wordsIn(sources: Sources, { file, text }: Literal, before = ''): Word[] {
  return partsOf(text.slice(1, -1)).flatMap((part): Word[] => {
    const spread = /^\.\.\.(\w+)$/.exec(part);
    if (spread?.[1]) return wordsIn(sources, literalOf(sources, file, spread[1]), before);
    const [, name = '', value = ''] = /^['"]?([\w-]+)['"]?:\s*([\s\S]*)$/.exec(part) ?? [];
    if (name === '') return [];
    const key = `${before}${name}`;
    if (value.startsWith('{')) return wordsIn(sources, { file, text: value }, `${key}.`);
    const string = /^(['"`])([\s\S]*)\1$/.exec(value);
    if (string?.[2] !== undefined) return [{ key, text: string[2], kind: 'text' }];
    if (value.includes('=>')) return [{ key, text: value.replace(/\s+/g, ' '), kind: 'function' }];
    return [{ key, text: value, kind: 'text' }];
  });
}

/** The text from an opening bracket to the one that closes it. */
function balanced(text: string, start: number): string {
  let end = text.length;
  scan(text.slice(start), (at, depth) => {
    if (depth > 0) return false;
    end = start + at + 1;
    return true;
  });
  return text.slice(start, end);
}

/** What stands between the commas of the outermost level. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  scan(text, (at, depth) => {
    if (text[at] === ',' && depth === 0) {
      parts.push(text.slice(begin, at));
      begin = at + 1;
    }
    return false;
  });
  parts.push(text.slice(begin));
  return parts.map((part) => part.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').trim()).filter(Boolean);
}

/** Walks over code outside of texts and comments; `see` is told each sign with the depth of brackets after it, and may end it. */
function scan(text: string, see: (at: number, depth: number) => boolean): void {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const skipped =
      /^(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/.exec(
        text.slice(at, at + 2000),
      );
    if (skipped) {
      at += skipped[0].length - 1;
      continue;
    }
    if ('{[('.includes(text[at] ?? ' ')) depth += 1;
    if ('}])'.includes(text[at] ?? ' ')) depth -= 1;
    if (see(at, depth)) return;
  }
}
