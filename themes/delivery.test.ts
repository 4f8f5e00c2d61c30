import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { textOf } from '@student/ui/theme/token-value.ts';
import sharp from 'sharp';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { builds } from '../scripts/builds.mjs';
import { artIn } from './art/brand-art.ts';
import { artOfDelivered } from './art/delivered-art.ts';
import { bundledBrands, themesFolder } from './brands.ts';
import { bundleOf } from './bundle.ts';
import { checkBrand } from './check-brand.ts';
import { type FamilyName, families } from './compiler/drawings/drawings.ts';
import { type Fonts, fontFaces, fonts } from './compiler/fonts.ts';
import { startTheme } from './compiler/starter.ts';
import { deliveredFolder, deliveredIn } from './delivered.ts';
import { fontsIn, openFont, widthOf } from './measure.ts';
import { publish } from './publish.ts';
import { startBrand } from './start-brand.ts';
import { fileOf, files, newFolder, wish } from './testing/acme.ts';
import { themes } from './vite.ts';

describe('fonts are measured from their files', () => {
  test.each(Object.entries(fonts))(
    '%s runs as wide and reaches as far as its numbers say',
    async (family, known) => {
      const open = await openFont(readFileSync(fileOf(family)));
      const bold = { 'Figtree Variable': 750, 'Nunito Variable': 850, 'Sora Variable': 600 }[family] ?? 700;
      expect(open).toMatchObject({ ascent: known.ascent, descent: known.descent, missing: [] });
      expect(Math.abs(widthOf(open.at(400), 'regular') / known.widths.regular - 1)).toBeLessThan(0.005);
      expect(Math.abs(widthOf(open.at(bold), 'bold') / known.widths.bold - 1)).toBeLessThan(0.005);
      expect(open.weights).toBe(known.files[0]?.weights);
    },
  );

  test('the stand-in of a wide font with room between its lines keeps its lines', () => {
    const own: Fonts = {
      Acme: {
        files: [{ file: 'acme.woff2', weights: '400' }],
        ascent: 0.9,
        descent: 0.3,
        lineGap: 0.2,
        widths: { regular: 1.12, bold: 1.25 },
      },
    };
    const standIns = fontFaces(['Acme'], (file) => file, own)
      .split('\n')
      .filter((face) => face.includes('"Acme Fallback"'))
      .map((face) => face.slice(face.indexOf('size-adjust')));
    expect(standIns).toEqual([
      'size-adjust:112%;ascent-override:80.36%;descent-override:26.79%;line-gap-override:17.86%}',
      'size-adjust:125%;ascent-override:72%;descent-override:24%;line-gap-override:16%}',
    ]);
  });

  test('a brand’s own two families get their faces, their stand-ins, and the addresses of their own files', async () => {
    const root = newFolder();
    const [font, headingFont] = [fileOf('Figtree Variable'), fileOf('Sora Variable')];
    await startBrand(wish('acme'), { ...files, root, font, headingFont });
    const { delivery, files: made } = await bundleOf(join(root, 'acme'));
    const css = String(made.get(delivery.css));
    // Two faces and their stand-ins stay within the budget of `npm run size`.
    const drawn = css.replace(/url\("data:[^)]*\)/g, '');
    expect(gzipSync(drawn, { level: 9 }).length).toBeLessThan(2.25 * 1024);
    for (const [family, stem] of [
      ['Figtree', 'figtree-latin-wght-normal'],
      ['Sora', 'sora-latin-wght-normal'],
    ]) {
      expect(css).toMatch(
        new RegExp(`font-family:"${family}";[^}]*src:url\\("${stem}\\.[0-9a-f]{10}\\.woff2"\\)`),
      );
      expect(css).toContain(`@font-face{font-family:"${family} Fallback"`);
    }
    expect(delivery.fonts).toEqual([
      expect.stringMatching(/^acme\/figtree-.*\.woff2$/),
      expect.stringMatching(/^acme\/sora-.*\.woff2$/),
    ]);
    expect(delivery.fonts.every((file) => made.has(file))).toBe(true);
    expect(css).toContain('--ui-font-family-heading:"Sora","Sora Fallback"');
  });

  test('what pictures of its data are drawn from stands beside its record, and no page is told of it', async () => {
    const root = newFolder();
    await startBrand(wish('acme'), { ...files, root });
    const folder = join(root, 'acme');
    const { delivery, files: made } = await bundleOf(folder);
    expect(Object.keys(delivery)).not.toContain('art');
    publish({ delivery, files: made }, join(root, 'delivered'));
    expect(artOfDelivered(join(root, 'delivered/acme'))).toEqual(artIn(folder));
  });

  test('no name of a family or a file ends the string of CSS that it stands in', () => {
    const name = 'a"b\\c\n';
    const written = '"a\\22 b\\5c c\\a "';
    expect(textOf({ type: 'fontFamily', value: [name, 'serif'] })).toBe(`${written},serif`);
    const faces = fontFaces([name], (file) => file, {
      [name]: { ...fonts['Sora Variable'], files: [{ file: name, weights: '400' }] },
    });
    expect(faces).toContain(`font-family:${written};font-weight:400;font-display:swap;src:url(${written})`);
    expect(faces.match(/a"b/g)).toBeNull();
  });

  test('two font files of one name are told, and nothing is written', async () => {
    const root = newFolder();
    for (const [place, family] of [
      ['a', 'Figtree Variable'],
      ['b', 'Sora Variable'],
    ] as const)
      cpSync(fileOf(family), join(root, place, 'font.woff2'));
    const given = { ...files, root, font: join(root, 'a/font.woff2') };
    const both = startBrand(wish('acme'), { ...given, headingFont: join(root, 'b/font.woff2') });
    await expect(both).rejects.toThrow('have the same name: rename one of them');
    expect(readdirSync(root).sort()).toEqual(['a', 'b']);
    await startBrand(wish('acme'), { ...given, headingFont: given.font });
    expect(readdirSync(join(root, 'acme/fonts'))).toEqual(['font.woff2']);
  });

  test('a file that is none, and a family that has no file, are named', async () => {
    const root = newFolder();
    await startBrand(wish('acme'), { ...files, root, font: fileOf('Sora Variable') });
    const folder = join(root, 'acme');
    writeFileSync(join(folder, 'fonts/logo.woff2'), 'wOFF: no');
    writeFileSync(join(folder, 'fonts/old.ttf'), '');
    rmSync(join(folder, 'fonts/sora-latin-wght-normal.woff2'));
    expect((await fontsIn(folder, 700)).fonts).toEqual({});
    expect((await checkBrand(folder)).problems.map(({ where, says }) => `${where} ${says}`)).toEqual([
      expect.stringContaining('fonts/logo.woff2 is not a woff2 file'),
      'fonts/old.ttf is not a woff2 file.',
      'shared.font.family.body "Sora" is not a font that is served here.',
      'shared.font.family.heading "Sora" is not a font that is served here.',
    ]);
  });
});

describe('a photograph', () => {
  const photo = async (root: string, width = 1600) => {
    const path = join(root, 'foto.jpg');
    const picture = { create: { width, height: 1000, channels: 3 as const, background: '#c08040' } };
    await sharp(picture).jpeg().toFile(path);
    return path;
  };

  test('becomes AVIF and WebP in the widths that it has, cut to the shape of the drawings, and the shared picture', async () => {
    const root = newFolder();
    await startBrand(wish('acme'), { ...files, root, photo: await photo(root) });
    const whole = await bundleOf(join(root, 'acme'));
    const { delivery, files: made } = whole;
    expect(publish(whole, newFolder()).problems).toEqual([]);
    const { hero } = delivery.pictures;
    expect(hero).toMatchObject({ width: 960, height: 720 });
    expect(hero.sources?.map(({ type, srcset }) => [type, srcset.match(/\d+w/g)])).toEqual([
      ['image/avif', ['480w', '960w', '1440w']],
      ['image/webp', ['480w', '960w', '1440w']],
    ]);
    const bytes = made.get(hero.src);
    const { channels, data, info } = await sharp(bytes as Uint8Array)
      .raw()
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) => ({ channels: info.channels, data, info }));
    expect([info.width, info.height, channels]).toEqual([960, 720, 4]);
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([alphaAt(10, 10), alphaAt(940, 700)]).toEqual([0, 255]);
    const social = await sharp(made.get(delivery.social) as Uint8Array).metadata();
    expect([social.format, social.width, social.height]).toEqual(['png', 1200, 630]);
  });

  test('logos and the sign in the tab may be made of pixels too', async () => {
    const root = newFolder();
    await startBrand(wish('acme'), { ...files, root });
    const assets = join(root, 'acme/assets');
    for (const [name, width] of [
      ['logo', 500],
      ['favicon', 256],
    ] as const) {
      rmSync(join(assets, `${name}.svg`));
      const picture = { create: { width, height: 120, channels: 3 as const, background: '#c08040' } };
      await sharp(picture)
        .png()
        .toFile(join(assets, `${name}.png`));
    }
    const { pictures } = (await bundleOf(join(root, 'acme'))).delivery;
    expect(pictures.logo).toMatchObject({ width: 500, height: 120 });
    expect(pictures.logo.sources?.map(({ srcset }) => srcset.match(/\d+w/g))).toEqual([
      ['104w', '208w', '416w'],
      ['104w', '208w', '416w'],
    ]);
    expect(pictures.favicon.src).toMatch(/^acme\/favicon\.[0-9a-f]{10}\.png$/);
  });

  test('that is too small, or none, is refused in a sentence, and nothing is written', async () => {
    const root = newFolder();
    const small = startBrand(wish('acme'), { ...files, root, photo: await photo(root, 500) });
    await expect(small).rejects.toThrow('is 500 pixels wide; 960 is the least');
    writeFileSync(join(root, 'x.png'), 'no');
    const none = startBrand(wish('acme'), { ...files, root, photo: join(root, 'x.png') });
    await expect(none).rejects.toThrow('is not a picture that can be read');
    await sharp(await photo(root))
      .gif()
      .toFile(join(root, 'foto.gif'));
    for (const [from, name] of [
      ['foto.gif', 'foto.gif'],
      ['foto.jpg', 'foto.tiff'],
      ['foto.gif', 'gif.jpg'],
    ] as const) {
      if (from !== name) cpSync(join(root, from), join(root, name));
      const refused = startBrand(wish('acme'), { ...files, root, photo: join(root, name) });
      await expect(refused).rejects.toThrow(/PNG, JPEG, WebP or AVIF\.$/);
    }
    expect(readdirSync(root)).not.toContain('acme');
  });

  test('is taken by its name in capitals too, and lies there in small letters', async () => {
    const root = newFolder();
    cpSync(await photo(root), join(root, 'FOTO.JPG'));
    await startBrand(wish('acme'), { ...files, root, photo: join(root, 'FOTO.JPG') });
    expect(readdirSync(join(root, 'acme/assets'))).toContain('hero.jpg');
    expect((await checkBrand(join(root, 'acme'))).problems).toEqual([]);
  });

  test.each([
    ['hero.JPG', 1600, 'assets/hero.JPG has its ending in capitals: name it hero.jpg.'],
    [
      'hero.gif',
      1600,
      'assets/hero.gif is not a picture that can be shown: use SVG, PNG, JPEG, WebP or AVIF.',
    ],
    ['hero.jpg', 100, 'assets/hero.jpg is 100 pixels wide; 960 is the least: give a larger one.'],
    [
      'hero.jpg',
      'no picture',
      'assets/hero.jpg is not a picture that can be read: use PNG, JPEG, WebP or AVIF.',
    ],
    [
      'hero.jpg',
      'broken off',
      'assets/hero.jpg is not a picture that can be read: use PNG, JPEG, WebP or AVIF.',
    ],
    ['hero.svg/', 1600, 'assets/hero.svg is not a file that anything shows.'],
  ])('in assets as %s (%s) is told by the check, as the build would', async (name, kind, expected) => {
    const root = newFolder();
    await startBrand(wish('acme'), { ...files, root });
    const assets = join(root, 'acme/assets');
    rmSync(join(assets, 'hero.svg'));
    const whole = readFileSync(await photo(root, typeof kind === 'number' ? kind : 1600));
    const half = whole.subarray(0, whole.length / 2);
    const content = kind === 'no picture' ? 'no' : kind === 'broken off' ? half : whole;
    if (name.endsWith('/')) mkdirSync(join(assets, name));
    else writeFileSync(join(assets, name), content);
    const { problems } = await checkBrand(join(root, 'acme'));
    expect(problems.map(({ where, says }) => `${where} ${says}`)).toEqual([expected]);
    await expect(bundleOf(join(root, 'acme'))).rejects.toThrow(expected);
  });
});

describe('drawings', () => {
  const hero = (name: string, colors: string[], family?: FamilyName) =>
    startTheme({ name, colors, character: 'soft', ...(family && { family }) }).get('assets/hero.svg');

  test('are the same for the same name and colours, and others for others', () => {
    expect(hero('acme', ['#7a1f5c'])).toBe(hero('acme', ['#7a1f5c']));
    expect(hero('acme', ['#7a1f5c'])).not.toBe(hero('acme', ['#0b6e4f']));
    expect(hero('acme', ['#7a1f5c'], 'arcs')).not.toBe(hero('acmo', ['#7a1f5c'], 'arcs'));
    const names = [
      'norte',
      'lumen',
      'terra',
      'oceano',
      'ventura',
      'acme',
      'raiz',
      'ponto',
      'farol',
      'trilha',
    ];
    expect(new Set(names.map((name) => hero(name, ['#7a1f5c']))).size).toBe(names.length);
  });

  test.each(Object.keys(families) as FamilyName[])('%s pass the check of drawings', async (family) => {
    const root = newFolder();
    await startBrand({ ...wish('acme'), family }, { ...files, root });
    expect((await checkBrand(join(root, 'acme'))).problems).toEqual([]);
  });
});

describe('delivering', () => {
  async function bundle(name: string) {
    const root = newFolder();
    await startBrand(wish(name), { ...files, root });
    return bundleOf(join(root, name));
  }

  test('a brand that is delivered again keeps the others, and what pages that are open still show', async () => {
    const into = newFolder();
    publish(await bundle('acme'), into);
    const first = await bundle('ventura');
    publish(first, into);
    const css = first.delivery.css;
    const second = { ...first, delivery: { ...first.delivery, css: 'ventura/ventura.new.css' } };
    const renamed = new Map([...first.files].filter(([address]) => address !== css));
    renamed.set('ventura/ventura.new.css', first.files.get(css) ?? '');
    renamed.set('ventura/brand.json', JSON.stringify(second.delivery, null, 1));
    expect(publish({ delivery: second.delivery, files: renamed }, into).problems).toEqual([]);
    expect(readdirSync(join(into, 'ventura'))).toEqual(
      expect.arrayContaining([css.slice('ventura/'.length), 'ventura.new.css']),
    );
    publish({ delivery: second.delivery, files: renamed }, into);
    expect(readdirSync(join(into, 'ventura'))).not.toContain(css.slice('ventura/'.length));
    expect(deliveredIn([into]).delivered.map(({ delivery }) => delivery.tenant.name)).toEqual([
      'acme',
      'ventura',
    ]);
    expect(readFileSync(join(into, 'list.js'), 'utf8')).toContain('"name":"acme"');
  });

  test('of two folders that claim the same host, the second is told and left out', async () => {
    const into = newFolder();
    for (const name of ['acme', 'ventura']) publish(await bundle(name), into);
    const recordOf = (name: string) => join(into, name, 'brand.json');
    const [first, second] = ['acme', 'ventura'].map((name) =>
      JSON.parse(readFileSync(recordOf(name), 'utf8')),
    );
    second.tenant.hosts = [...second.tenant.hosts, first.tenant.hosts[0]];
    writeFileSync(recordOf('ventura'), JSON.stringify(second));
    const { delivered, problems } = deliveredIn([into]);
    expect(delivered.map(({ delivery }) => delivery.tenant.name)).toEqual(['acme']);
    expect(problems).toEqual([
      {
        where: join(into, 'ventura'),
        says: `claims the host ${first.tenant.hosts[0]}, which is that of acme.`,
      },
    ]);
  });

  test('a brand that names a file of another brand is refused, though the file is there', async () => {
    const into = newFolder();
    for (const name of ['acme', 'ventura']) publish(await bundle(name), into);
    const record = join(into, 'ventura/brand.json');
    const { css } = JSON.parse(readFileSync(join(into, 'acme/brand.json'), 'utf8'));
    writeFileSync(record, JSON.stringify({ ...JSON.parse(readFileSync(record, 'utf8')), css }));
    const { delivered, problems } = deliveredIn([into]);
    expect(delivered.map(({ delivery }) => delivery.tenant.name)).toEqual(['acme']);
    expect(problems).toEqual([{ where: join(into, 'ventura'), says: `names ${css}, which is not there.` }]);
  });

  test('publishing the app again leaves delivered brands alone: nothing is built into their folder', () => {
    const places = Object.values(builds).flatMap(({ to, through }) => [to, through]);
    const inside = places.filter(
      (place) => !relative(join(themesFolder, '..', place), deliveredFolder).startsWith('..'),
    );
    expect({ places: places.length, inside }).toEqual({ places: 4, inside: [] });
  });

  test('a brand with something to mend is not delivered: all of it is named', async () => {
    const root = newFolder();
    await startBrand(wish('acme'), { ...files, root });
    const path = join(root, 'acme/facts.json');
    const facts = JSON.parse(readFileSync(path, 'utf8'));
    facts.tenant.supportEmail = 'ninguém';
    delete facts.tenant.slogan;
    facts.tenant.shop = true;
    writeFileSync(path, JSON.stringify(facts));
    await expect(bundleOf(join(root, 'acme'))).rejects.toThrow(
      /tenant\.slogan is missing\.[\s\S]*tenant\.supportEmail has to be an e-mail address\.[\s\S]*tenant\.shop is not a fact that anything reads\./,
    );
  });

  test('a brand that says one colour is delivered with what follows from it, its logo for the header that it gets', async () => {
    const root = newFolder();
    await startBrand(wish('acme'), { ...files, root });
    const made = headerOf(await bundleOf(join(root, 'acme')));
    expect(made.said).toMatch(/^#[0-9a-f]{6}$/);
    expect(made.bar).toBe(made.said);
    const brand = { $type: 'color', $value: { colorSpace: 'srgb', components: [0.478, 0.122, 0.361] } };
    const tokens = { light: { color: { bg: { brand } } } };
    writeFileSync(join(root, 'acme/tokens.json'), JSON.stringify(tokens));
    expect((await checkBrand(join(root, 'acme'))).verdicts.every(({ passes }) => passes)).toBe(true);
    expect(headerOf(await bundleOf(join(root, 'acme')))).toEqual({ bar: '#ffffff', said: undefined });
  });

  test('the colour of the header is read in the tokens, and refused as a fact', async () => {
    const root = newFolder();
    await startBrand(wish('acme'), { ...files, root });
    const path = join(root, 'acme/facts.json');
    const facts = JSON.parse(readFileSync(path, 'utf8'));
    facts.tenant.browserColor = { light: '#ffffff', dark: '#000000' };
    writeFileSync(path, JSON.stringify(facts));
    expect((await checkBrand(join(root, 'acme'))).problems).toEqual([
      {
        where: 'facts.json, tenant.browserColor',
        says: 'is what the header has in the tokens, and is read there: leave it out.',
      },
    ]);
  });

  test('warnings of a folder are told, and keep it from nothing', async () => {
    const root = newFolder();
    await startBrand(wish('acme'), { ...files, root });
    const path = join(root, 'acme/tokens.json');
    const tokens = JSON.parse(readFileSync(path, 'utf8'));
    tokens.primitive.color.spare = { $value: { colorSpace: 'srgb', components: [0, 0, 0] } };
    writeFileSync(path, JSON.stringify(tokens));
    const { problems, warnings } = await checkBrand(join(root, 'acme'));
    expect(problems).toEqual([]);
    expect(warnings).toEqual([{ where: 'primitive.color.spare', says: 'is never used.' }]);
  });
});

/** The colour that a bundle's facts give the header, and that which its style sheet gives it. */
function headerOf({ delivery, files: made }: Awaited<ReturnType<typeof bundleOf>>) {
  const said = /--ui-color-header-bg:([^;]+)/.exec(String(made.get(delivery.css)))?.[1];
  return { bar: delivery.tenant.browserColor.light, said };
}

test('a seventh brand is there because its folder is: in stories with its facts, and in the app’s build beside its code', async () => {
  const folder = newFolder();
  for (const name of bundledBrands) cpSync(join(themesFolder, name), join(folder, name), { recursive: true });
  for (const name of ['acme', 'lumen', 'norte', 'terra'])
    await startBrand(wish(name), { ...files, root: folder, hasStory: true });
  mkdirSync(join(folder, 'quebrada'));
  cpSync(join(folder, 'acme/tokens.json'), join(folder, 'quebrada/tokens.json'));
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, "import { tenants } from 'virtual:tenants';\nconsole.log(tenants);");
  const warned: string[] = [];
  const built = async (emit: boolean) => {
    const made = await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      plugins: [themes({ folder, emit })],
      build: {
        write: false,
        rolldownOptions: {
          input: entry,
          onLog: (_level, { code, message }) => void (code === 'PLUGIN_WARNING' && warned.push(message)),
        },
      },
    });
    const { output } = [made].flat().find((one) => 'output' in one) ?? { output: [] };
    const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
    const known = ['acme', 'circulo', 'decola', 'gtop', 'lumen', 'norte', 'terra', 'quebrada'];
    return {
      facts: known.filter((name) => new RegExp(`name: ?["'\`]${name}["'\`]`).test(code)),
      files: output.map(({ fileName }) => fileName),
    };
  };
  const stories = await built(false);
  expect(stories.facts).toEqual(['acme', 'circulo', 'decola', 'gtop', 'lumen', 'norte', 'terra']);
  const app = await built(true);
  expect(app.facts).toEqual([...bundledBrands].sort());
  expect(app.files).toEqual(
    expect.arrayContaining([
      'themes/decola.css',
      'brands/list.js',
      'brands/acme/brand.js',
      'brands/acme/brand.json',
      'brands/terra/brand.json',
    ]),
  );
  expect(app.files.filter((file) => file.startsWith('themes/acme'))).toEqual([]);
  const atNoHost = (name: string) =>
    `The brand "${name}" is there by ?tenant=${name} and at no host: nobody has confirmed tenant.supportEmail, tenant.hosts, footer.`;
  expect(warned).toEqual([
    ...['acme', 'lumen', 'norte'].map((name) => expect.stringContaining(atNoHost(name))),
    expect.stringContaining('The brand "quebrada" cannot be used'),
    expect.stringContaining(atNoHost('terra')),
  ]);
}, 60_000);
