import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { themeNames } from '../themes/brands.ts';
import { cssOf } from '../themes/compiler/css.ts';
import { floors } from '../themes/compiler/floors.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sheets = globSync(['packages/ui/src/**/*.css.ts', 'apps/student/src/**/*.css.ts'], { cwd: root });

/** Every declaration of these properties, with its file. */
const declared = (property: string) =>
  sheets.flatMap((file) =>
    [...read(file).matchAll(new RegExp(`\\b${property}: ('[^']*'|\`[^\`]*\`|[\\w.[\\]]+)`, 'g'))].map(
      ([, value = '']) => [file, value] as const,
    ),
  );
const inReset = 'packages/ui/src/theme/reset.css.ts';

it('a size of text is a step of the scale, said in rem: nothing scales it a second time', () => {
  const others = declared('fontSize').filter(
    ([, value]) =>
      !/^(vars\.)?(font\.)?size(\.\w+|\[\w+\])$|^`min\(\$\{vars\.font\.size\.\w+\}, \d+px\)`$/.test(value),
  );
  expect(others.sort()).toEqual([
    // in units of a drawing: 14 px
    ['packages/ui/src/components/progress-ring/progress-ring.css.ts', "'10px'"],
    [inReset, expect.stringMatching(/^`max\(.*16px\)`$/)],
  ]);
  for (const name of themeNames())
    for (const [, size = ''] of css(name).matchAll(/--ui-font-size-\w+:([^;}]+)/g))
      expect(size).toMatch(/rem$/);
});

it('what is held down in a narrow place keeps 12 px', () => {
  for (const [file, value] of declared('fontSize')) {
    const most = /^`min\(.*, (\d+)px\)`$/.exec(value)?.[1];
    if (most) expect(Number(most), file).toBeGreaterThanOrEqual(12);
  }
});

it('nothing is smaller than 12 px, whatever a brand says', () => {
  for (const [path, { least }] of Object.entries(floors))
    if (path.startsWith('font.size.')) expect(least).toBeGreaterThanOrEqual(12);
});

it('what is typed in has at least 16 px: no field says a size of its own', () => {
  const fields = globSync('packages/ui/src/**/*.tsx', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/<(?:input|select|textarea)\b[^>]*?className=\{(?:(\w+)\.)?(\w+)\}/g)].map(
      ([, , name = '']) => ({ file, name }),
    ),
  );
  expect(fields.length).toBeGreaterThan(4);
  for (const { file, name } of fields) {
    const imported = [...read(file).matchAll(/from '([^']+\.css\.ts)'/g)].map(([, path = '']) =>
      read(join(dirname(file), path)),
    );
    const rule = imported.map((text) => ruleOf(text, name)).join('');
    expect(rule, `${name} of ${file}`).not.toMatch(/fontSize|typeOf|\bfont:/);
  }
});

it('the room between letters is a token, and a share of the text that has it', () => {
  for (const [file, value] of declared('letterSpacing'))
    expect(`${file} ${value}`).toMatch(/font\.tracking\.(body|heading|label)$|'inherit'$/);
  for (const name of themeNames())
    for (const [, room = ''] of css(name).matchAll(/--ui-font-tracking-\w+:([^;}]+)/g))
      expect(room).toMatch(/^(-?[\d.]+em|0px)$/);
});

/** A size of text or room between letters that markup gives: in a style, or as an attribute of a drawing. */
const typeInMarkup =
  /\b(?:fontSize|letterSpacing|lineHeight|fontWeight|fontFamily)["']?(?::\s*(?!string|number)["'`\d.]|=\{?["'`\d])[^,}>\n]*/g;

it('no markup has a size or room of its own: they are of the sheets', () => {
  const found = globSync(['packages/ui/src/**/*.tsx', 'apps/student/{src,boot}/**/*.tsx'], { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx$/.test(file))
    .flatMap((file) => [...read(file).matchAll(typeInMarkup)].map(([said]) => `${file}: ${said}`));
  // the drawn logo of a story
  expect(found.filter((one) => !one.startsWith('packages/ui/src/product/story-logo.tsx: '))).toEqual([]);
});

it.each(['<p style={{ fontSize: 11 }}>', "<p style={{ letterSpacing: '1px' }}>", '<text fontSize="11">'])(
  'a size or room in markup is found in %s',
  (text) => {
    expect([...text.matchAll(typeInMarkup)]).not.toEqual([]);
  },
);

it('titles end well, and no word of theirs is parted; elsewhere only long ones are', () => {
  expect(declared('hyphens')).toEqual([[inReset, "'auto'"]]);
  expect(read(inReset)).toContain("hyphenateLimitChars: '14 6 6'");
  expect(read('packages/ui/src/components/heading/heading.css.ts')).toContain("textWrap: 'pretty'");
  expect(read(inReset)).toMatch(/h1, h2, h3[^}]*textWrap: 'pretty'/);
});

function css(name: string): string {
  const tokens: unknown = JSON.parse(read(`themes/${name}/tokens.json`));
  return cssOf({ name, tokens, images: {}, fontUrl: (file) => file });
}

/** What a style is made of, to the next one. */
function ruleOf(text: string, name: string): string {
  const at = text.indexOf(`export const ${name} = `);
  return at < 0 ? '' : text.slice(at, text.indexOf('\nexport ', at + 1) + 1 || undefined);
}
