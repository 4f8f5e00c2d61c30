import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A story file: what its stories are called, before the `--` of their ids. */
export interface StoryFile {
  file: string;
  prefix: string;
  title: string;
}

/** Where the text of a file comes from, so that a test can say it. */
export type Read = (file: string) => string | undefined;

/** What every story stands in, whatever it imports: brands, contract, Storybook's frame, rules, the backend. */
const everywhere =
  /^(packages\/ui\/src\/theme|themes|\.storybook|packages\/(domain|api-client|machines|sandbox))\/|^[^/]+$/;

/** The frame in which Storybook draws the app for a story that names an address. */
const app = '.storybook/at-route.tsx';
const tables = ['apps/student/src/routes.tsx', 'apps/student/src/guarded-routes.ts'];
const places = 'apps/student/src/routes/';

/** Which files can show in which stories, by what they import. */
export class Reach {
  readonly #read: Read;
  readonly #files: ReadonlySet<string>;
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(files: readonly string[], read: Read) {
    this.#files = new Set(files);
    this.#read = read;
  }

  /**
   * Whether something in `file` can show in the stories of a file. A story draws what its file imports. One of the app (a
   * screen, a flow) draws the app at an address as well; a screen that lies in the folder of a place is at that place, and
   * the tables of routes load the code of the others without drawing it.
   */
  shows(file: string, stories: StoryFile): boolean {
    return everywhere.test(file) || this.#drawnBy(stories).has(file);
  }

  #drawnBy(stories: StoryFile): ReadonlySet<string> {
    const known = this.#known.get(stories.file);
    if (known) return known;
    const place = stories.file.startsWith(places) ? `${posix.dirname(stories.file)}/` : undefined;
    const isOfApp = /^(Screens|Flows)\//.test(stories.title);
    const found = new Set<string>();
    const queue = isOfApp ? [stories.file, app] : [stories.file];
    for (let file = queue.pop(); file; file = queue.pop()) {
      if (found.has(file)) continue;
      found.add(file);
      for (const next of this.#importsOf(file)) {
        const isOtherPlace =
          tables.includes(file) && place && next.startsWith(places) && !next.startsWith(place);
        if (!isOtherPlace) queue.push(next);
      }
    }
    this.#known.set(stories.file, found);
    return found;
  }

  #importsOf(file: string): string[] {
    if (!/\.(tsx?|mjs)$/.test(file)) return [];
    const text = this.#read(file) ?? '';
    const named = text.matchAll(/(?:\{([^{}]*)\}\s*from|\bfrom|\bimport)\s*\(?\s*'([^']+)'/g);
    return [...named].flatMap(([, names, path = '']) => {
      const target = this.#resolve(file, path);
      if (!target) return [];
      return path === '@student/ui' && names ? this.#homesOf(names, target) : [target];
    });
  }

  /** The files that export these names to a package's entry; the entry itself where one of them cannot be told. */
  #homesOf(names: string, entry: string): string[] {
    const wanted = names.split(',').flatMap((name) => /^\s*(?:type )?(\w+)/.exec(name)?.[1] ?? []);
    const inside = this.#importsOf(entry).map((file) => ({ file, text: this.#read(file) ?? '' }));
    const homes = wanted.map((name) =>
      inside.filter(({ text }) =>
        new RegExp(
          `export (?:(?:const|function|class|type|interface) ${name}\\b|[^;=]*\\{[^}]*\\b${name}\\b)`,
        ).test(text),
      ),
    );
    return homes.some((found) => found.length === 0) ? [entry] : homes.flat().map(({ file }) => file);
  }

  #resolve(from: string, name: string): string | undefined {
    if (name.startsWith('.')) return this.#there(posix.join(posix.dirname(from), name));
    const [, workspace, inside] = /^@student\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
    if (!workspace) return undefined;
    const folder = workspace === 'themes' ? 'themes' : `packages/${workspace}`;
    const { exports = {} } = JSON.parse(this.#read(`${folder}/package.json`) ?? '{}') as {
      exports?: Record<string, string>;
    };
    const wanted = inside ? `./${inside}` : '.';
    const target = exports[wanted] ?? exports['./*']?.replace('*', inside ?? '');
    return target && this.#there(posix.join(folder, target));
  }

  #there(path: string): string | undefined {
    return this.#files.has(path) ? path : undefined;
  }
}

/** What the ids of a file's stories begin with, as Storybook makes it of a title. */
export const prefixOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The story files among these, by the title that each gives. */
export function storyFilesOf(files: readonly string[], read: Read): StoryFile[] {
  return files
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const [, title] = /\btitle: '([A-Z][a-z]+\/[^']+)'/.exec(read(file) ?? '') ?? [];
      return title ? [{ file, title, prefix: prefixOf(title) }] : [];
    });
}

/** Reads each file once. */
export function reader(folder: string): Read {
  const texts = new Map<string, string>();
  return (file) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(posix.join(folder, file), 'utf8');
    texts.set(file, text);
    return text;
  };
}
