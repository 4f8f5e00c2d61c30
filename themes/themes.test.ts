import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseTokens } from '@student/ui/theme/base.ts';
import { contractVersion } from '@student/ui/theme/contract.ts';
import { textOf } from '@student/ui/theme/token-value.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { bundledBrands, factsOf, themeNames } from './brands.ts';
import { checkTheme, heaviest } from './check.ts';
import { BrandError } from './compiler/brand-error.ts';
import { cssOf } from './compiler/css.ts';
import { leaveOut } from './compiler/generate/leave-out.ts';
import { judge } from './compiler/pairs.ts';
import { extensionName } from './compiler/sources.ts';
import { startTheme } from './compiler/starter.ts';
import { readTokens } from './compiler/tokens.ts';
import { published } from './published.ts';

const root = dirname(fileURLToPath(import.meta.url));
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A copy of decola in which `change` has been made to the text of its tokens. */
function copyWith(change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  folders.push(folder);
  cpSync(join(root, 'decola'), folder, { recursive: true });
  const path = join(folder, 'tokens.json');
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return folder;
}

const problemsOf = (folder: string) =>
  checkTheme(folder, factsOf('decola').tenant).problems.map(
    ({ where, says, hint }) => `${where} ${says}${hint ? ` (${hint})` : ''}`,
  );

describe.each(bundledBrands.map((name) => factsOf(name).tenant))('$name', (tenant) => {
  test('has nothing to mend, and every pair of colours is readable in both schemes', () => {
    const report = checkTheme(join(root, tenant.name), tenant);
    expect(report.problems).toEqual([]);
    expect(report.warnings).toEqual([]);
    expect(report.verdicts.length).toBeGreaterThan(400);
    expect(report.gzip).toBeLessThanOrEqual(heaviest);
  });

  test('is published under names that never change', async () => {
    expect([...(await published(root, [tenant.name])).keys()]).toEqual(
      expect.arrayContaining([
        `themes/${tenant.name}.css`,
        `themes/${tenant.name}/font.woff2`,
        `themes/${tenant.name}/logo.svg`,
        `themes/${tenant.name}/social.png`,
        `themes/${tenant.name}/brand.json`,
      ]),
    );
  });
});

test('every folder with tokens has its facts, and all are confirmed', () => {
  expect(themeNames()).toEqual(expect.arrayContaining([...bundledBrands]));
  expect(themeNames().map((name) => factsOf(name).unconfirmed)).toEqual(themeNames().map(() => []));
});

test('a brand sets variables only: light, dark where it was chosen, dark where the system asks and nothing was chosen', async () => {
  const css = (await published(root, ['gtop'])).get('themes/gtop.css');
  expect(css).toContain('[data-theme=gtop]{color-scheme:light;--ui-color-fg-default:');
  expect(css).toContain('[data-theme=gtop][data-scheme=dark]{color-scheme:dark;');
  expect(css).toContain(
    '@media (prefers-color-scheme:dark){[data-theme=gtop]:not([data-scheme]){color-scheme:dark;',
  );
  expect(css).toContain('url("gtop/font.woff2")');
  expect(css).toContain('size-adjust:112.02%');
});

describe('tokens that are wrong are named', () => {
  test('a brand without its own colour', () => {
    const folder = copyWith((text) => {
      const tokens = JSON.parse(text);
      delete tokens.light.color.bg.brand;
      delete tokens.dark.color.bg.brand;
      return JSON.stringify(tokens);
    });
    expect(problemsOf(folder)[0]).toBe(
      'color.bg.brand is not said: a brand says at least its own colour. (the colour of primary buttons, in "light")',
    );
  });

  test('an unknown one, with what was probably meant', () => {
    const folder = copyWith((text) => text.replace('"onPromote"', '"onPromotion"'));
    expect(problemsOf(folder)).toContain(
      'light.color.fg.onPromotion is not a token that any component reads. (did you mean "color.fg.onPromote"?)',
    );
  });

  test('an alias to nowhere, a hex that contradicts its components, a wrong kind', () => {
    const folder = copyWith((text) =>
      text
        .replace(
          '"touch": { "$value": { "value": 44, "unit": "px" } }',
          '"touch": { "$value": { "value": 44, "unit": "em" } }',
        )
        .replace('"hex": "#ff7a1a"', '"hex": "#ff7a1b"')
        .replace('{primitive.color.dusk.300}', '{primitive.color.dusk.350}'),
    );
    expect(problemsOf(folder)).toEqual(
      expect.arrayContaining([
        'shared.size.touch is not a valid dimension: unit is "em"; it is px or rem. (write { "value": 12, "unit": "px" } or rem)',
        expect.stringContaining(
          'primitive.color.accent.base is not a valid color: hex is #ff7a1b, but the components are #ff7a1a.',
        ),
        expect.stringContaining('points to {primitive.color.dusk.350}, which does not exist.'),
      ]),
    );
  });

  test('an unused primitive, which keeps no brand from shipping', () => {
    const folder = copyWith((text) =>
      text.replace('{primitive.color.dusk.300}', '{primitive.color.dusk.400}'),
    );
    const { problems, warnings } = checkTheme(folder, factsOf('decola').tenant);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([{ where: 'primitive.color.dusk.300', says: 'is never used.' }]);
  });

  test('text below 12 px, and text that does not follow the size a person chose', () => {
    const folder = copyWith((text) => {
      const tokens = JSON.parse(text);
      tokens.shared.font.size.xs.$value.value = 0.6875;
      tokens.shared.font.size.s.$value = { value: 14, unit: 'px' };
      return JSON.stringify(tokens);
    });
    expect(problemsOf(folder)).toEqual([
      'shared.font.size.xs is 0.6875rem (11 px); 0.75rem (12 px) is the least: smaller text cannot be read by many, larger one does not fit a phone. (or leave it out, and the base has one that holds)',
      'shared.font.size.s is in px; text sizes are in rem, to follow the size that a person chose. (write 0.875rem)',
    ]);
  });

  test('a circle of aliases', () => {
    const folder = copyWith((text) =>
      text
        .replace(/("muted": \{ "\$value": )"[^"]+"/, '$1"{light.color.fg.subtle}"')
        .replace(/("subtle": \{ "\$value": )"[^"]+"/, '$1"{light.color.fg.muted}"'),
    );
    expect(problemsOf(folder).some((one) => one.includes('points in a circle'))).toBe(true);
  });

  test('and the build refuses them by name', () => {
    const tokens = JSON.parse(readFileSync(join(root, 'decola/tokens.json'), 'utf8'));
    tokens.light.color.bg.surfaces = tokens.light.color.bg.surface;
    const build = () => cssOf({ name: 'decola', tokens, images: {}, fontUrl: (file) => file });
    expect(build).toThrow(BrandError);
    expect(build).toThrow('light.color.bg.surfaces is not a token that any component reads');
  });
});

test('a colour too pale to read is named with its pair, its contrast and the nearest colour that works', () => {
  const folder = copyWith((text) => {
    const tokens = JSON.parse(text);
    tokens.light.color.fg.subtle.$value = {
      colorSpace: 'srgb',
      components: [0.6667, 0.6667, 0.7333],
      hex: '#aaaabb',
    };
    return JSON.stringify(tokens);
  });
  const said = problemsOf(folder).filter((one) => one.startsWith('light.color.fg.subtle'));
  expect(said[0]).toMatch(
    /^light\.color\.fg\.subtle #aaaabb on bg\.canvas #f8f8fd has a contrast of 2\.\d+; hints and placeholders needs 4\.5\. \(the nearest colour that passes is #[0-9a-f]{6}\)$/,
  );
});

test('an asset that is missing, too heavy, unsafe or unknown is named', () => {
  const folder = copyWith((text) => text);
  rmSync(join(folder, 'assets/favicon.svg'));
  writeFileSync(
    join(folder, 'assets/motif.svg'),
    `<svg viewBox="0 0 1 1"><script/>${' '.repeat(1000)}</svg>`,
  );
  writeFileSync(join(folder, 'assets/extra.svg'), '<svg/>');
  expect(problemsOf(folder)).toEqual([
    'assets/favicon.svg is missing: the square sign in the browser tab.',
    'assets/extra.svg is not a file that anything shows.',
    expect.stringMatching(/^assets\/motif.svg weighs \d+ bytes; 900 is the most\.$/),
    'assets/motif.svg holds <script>: only shapes are allowed, no scripts, outside links or bitmaps.',
  ]);
});

describe('a new brand', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);

  test('is complete and readable from any one to three colours and in all manners', () => {
    fc.assert(
      fc.property(
        fc.array(color, { maxLength: 3 }),
        fc.constantFrom('soft' as const, 'round' as const, 'sharp' as const),
        (colors, character) => {
          const { light, dark, problems } = readTokens(
            JSON.parse(startTheme({ name: 'acme', colors, character }).get('tokens.json') ?? ''),
          );
          const failing = [...judge(light, 'light'), ...judge(dark, 'dark')].filter(({ passes }) => !passes);
          expect({ problems, failing }).toEqual({ problems: [], failing: [] });
        },
      ),
      {
        numRuns: 60,
        seed: 2026,
        examples: [
          [['#ffffff'], 'soft'],
          [['#000000'], 'sharp'],
          [['#ffff00', '#00ffff', '#ff00ff'], 'round'],
          [['#808080', '#808080', '#808080'], 'soft'],
        ],
      },
    );
  });

  test('names the contract that it is made for, and repeats nothing of sizes and fonts that the base has', () => {
    const base = baseTokens('light');
    for (const character of ['soft', 'round', 'sharp'] as const) {
      const text = startTheme({ name: 'acme', colors: ['#7a1f5c', '#f2a900'], character }).get('tokens.json');
      const json = JSON.parse(text ?? '');
      expect(json.$extensions[extensionName]).toEqual({ contract: contractVersion });
      const { light, own, warnings } = readTokens(json);
      expect(warnings).toEqual([]);
      const repeated = [...own.light].filter(
        // Lines are said where they would follow a size of the brand's own.
        (path) =>
          !/^(?:color|font\.lineHeight)\./.test(path) &&
          textOf(light.get(path)) === textOf(base.get(path)?.value),
      );
      expect(repeated).toEqual([]);
    }
  });

  test.each(bundledBrands)('%s would look the same if it left out what follows by itself', (name) => {
    const whole = JSON.parse(readFileSync(join(root, name, 'tokens.json'), 'utf8'));
    const css = (tokens: unknown) => cssOf({ name, tokens, images: {}, fontUrl: (file) => file });
    const left = leaveOut(whole);
    expect(css(left)).toBe(css(whole));
    expect(JSON.stringify(left).length).toBeLessThan(JSON.stringify(whole).length);
  });

  test('passes the whole check with the files that were written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'theme-'));
    folders.push(folder);
    mkdirSync(join(folder, 'assets'));
    for (const [path, content] of startTheme({ name: 'acme', colors: ['#d6006e'], character: 'round' })) {
      writeFileSync(join(folder, path), content);
    }
    expect(checkTheme(folder, { name: 'acme', coin: {} }).problems).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual([
      'README.md',
      'acme.stories.tsx',
      'assets',
      'facts.json',
      'tokens.json',
    ]);
  });

  test('refuses a name or a colour that it cannot use', () => {
    expect(() => startTheme({ name: 'Ácme', colors: [], character: 'soft' })).toThrow('cannot name a folder');
    expect(() => startTheme({ name: 'acme', colors: ['red'], character: 'soft' })).toThrow(
      '"red" is not a colour',
    );
  });
});

test('each brand has its footer, with where to turn to and who made the platform', () => {
  for (const name of bundledBrands) {
    const { groups, poweredBy } = factsOf(name).footer;
    expect(groups.flatMap(({ links }) => links).length).toBeGreaterThan(2);
    expect(poweredBy.label).toMatch(/^Desenvolvido por /);
  }
  expect(() => factsOf('nada')).toThrow('facts.json is missing');
});

test('each brand has its page in Storybook, as a new one would have it', () => {
  const started = startTheme({ name: 'decola', colors: [], character: 'soft' });
  expect(started.get('decola.stories.tsx')).toBe(
    readFileSync(join(root, 'decola/decola.stories.tsx'), 'utf8'),
  );
  for (const name of themeNames()) {
    expect(readFileSync(join(root, name, `${name}.stories.tsx`), 'utf8')).toContain(
      `title: 'Brands/${name}'`,
    );
  }
});
