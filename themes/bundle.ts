import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { contractVersion } from '@student/ui/theme/contract.ts';
import { artIn, drawingsIn } from './art/brand-art.ts';
import { artFile } from './art/delivered-art.ts';
import { factsOf } from './brands.ts';
import { checkBrand, headingWeightIn } from './check-brand.ts';
import { BrandError } from './compiler/brand-error.ts';
import { cssOf, type ThemeSource } from './compiler/css.ts';
import { type Fonts, fileFor, fonts } from './compiler/fonts.ts';
import { tokensIn } from './compiler/load.ts';
import { readTokens, type Value } from './compiler/tokens.ts';
import type { Delivery } from './delivery.ts';
import { type BarColors, makeInstalled } from './installed.ts';
import { letteringIn } from './lettering.ts';
import { fontsIn, openFont } from './measure.ts';
import { addressed, filesOf, type MadeFile, makePicture, type PictureName } from './pictures.ts';
import { makeSocial, type SocialLook } from './social.ts';

const require = createRequire(import.meta.url);

/** Files by their address below the folder of all delivered brands. */
export type Published = Map<string, string | Uint8Array>;

/** Everything of one brand as a running app loads it, without being built again. */
export interface Bundle {
  delivery: Delivery;
  /** Among them `<brand>/brand.json`, which is written last. */
  files: Published;
}

/**
 * Turns a brand's folder into its bundle: one style sheet, fonts, pictures in the formats and widths that browsers want, the picture
 * of shared links, and `brand.json` with the facts and all addresses. Files are named after what is in them, so that they can be
 * kept for ever. A brand that is looked at before its facts are confirmed has no hosts (`none`): it is there by `?tenant=` alone.
 *
 * @throws {BrandError} naming everything that `check:theme` finds.
 */
export async function bundleOf(folder: string, hosts: 'own' | 'none' = 'own'): Promise<Bundle> {
  const name = basename(folder);
  const { problems } = await checkBrand(folder);
  if (problems.length > 0) throw new BrandError(name, problems);
  const { tenant: stated, footer, landing } = factsOf(name, join(folder, '..'));
  const tenant = hosts === 'own' ? stated : { ...stated, hosts: [] };
  const files: Published = new Map();
  const addressOf = ({ name: file, bytes }: MadeFile) => {
    const address = `${name}/${hashed(file, bytes)}`;
    files.set(address, bytes);
    return address;
  };
  const theme = await readTheme(folder);
  const fontAddress = (file: string) =>
    addressOf({ name: basename(file), bytes: readFileSync(fontPath(folder, file)) });
  const css = theme.css((file) => basename(fontAddress(file)), 'all');
  const picture = async (which: PictureName) => {
    const made = await makePicture(folder, which);
    if (!made) throw new BrandError(name, [{ where: `assets/${which}.svg`, says: 'is missing.' }]);
    for (const file of filesOf(made)) addressOf(file);
    return addressed(made, addressOf);
  };
  const delivery: Delivery = {
    format: 1,
    contract: contractVersion,
    tenant,
    footer,
    landing,
    css: addressOf({ name: `${name}.css`, bytes: Buffer.from(css) }),
    fonts: theme.first.map(fontAddress),
    pictures: {
      favicon: await picture('favicon'),
      hero: await picture('hero'),
      logo: await picture('logo'),
      'logo-inverted': await picture('logo-inverted'),
    },
    social: addressOf(await makeSocial(folder, await socialLookOf(folder, theme))),
    installed: await makeInstalled(folder, tenant, theme.device, addressOf),
  };
  for (const [file, drawing] of drawingsIn(folder)) files.set(`${name}/${file}`, drawing);
  files.set(`${name}/${artFile}`, JSON.stringify(artIn(folder)));
  files.set(`${name}/brand.json`, `${JSON.stringify(delivery, null, 1)}\n`);
  return { delivery, files };
}

function hashed(file: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return file.replace(/(\.[^.]+)$/, `.${hash}$1`);
}

/** What of a brand's folder becomes CSS. */
export interface Theme {
  /**
   * The style sheet; `fontUrl` says where the page finds a font file, and see {@link ThemeSource} for what it says.
   * @throws {BrandError} naming every broken token.
   */
  css: (fontUrl: ThemeSource['fontUrl'], says?: ThemeSource['says']) => string;
  /** The font files that a first screen draws with: those of its text and of its headings. */
  first: readonly string[];
  /** Colours of the hero in the light scheme. */
  hero: Pick<SocialLook, 'ground' | 'ink' | 'motif'>;
  /** Colours of the header in both schemes, and of the page in the light one. */
  device: { bar: BarColors; page: string };
}

/** Reads a brand's tokens, the drawings that travel in the CSS, and its fonts. */
export async function readTheme(folder: string): Promise<Theme> {
  const own = await fontsIn(folder, headingWeightIn(folder));
  const tokens = tokensIn(folder);
  const image = (name: string) => {
    const path = join(folder, `assets/${name}.svg`);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const { light, dark } = readTokens(tokens);
  const images = { motif: image('motif'), coin: image('coin') };
  const hex = (path: string, values = light) => {
    const value = values.get(path);
    return value?.type === 'color' ? value.value.hex : '#000000';
  };
  const header = 'color.header.bg';
  return {
    css: (fontUrl, says = 'changes') =>
      cssOf({ name: basename(folder), tokens, images, fonts: own.fonts, fontUrl, says }),
    first: firstFonts(light, { ...fonts, ...own.fonts }),
    hero: { ground: hex('color.hero.bg'), ink: hex('color.hero.fg'), motif: hex('color.hero.motif') },
    device: { bar: { light: hex(header), dark: hex(header, dark) }, page: hex('color.bg.canvas') },
  };
}

/** What a brand's picture of shared links is made with: its hero's colours, and the font of its headings. */
export async function socialLookOf(folder: string, { hero, first }: Theme): Promise<SocialLook> {
  const heading = first.at(-1);
  // Fonts of the machine that looks at it are not here to draw with.
  if (heading === undefined) return hero;
  const font = await openFont(readFileSync(fontPath(folder, heading)));
  return { ...hero, letters: letteringIn(font, headingWeightIn(folder)) };
}

/** The files for text at its usual weight and for headings at theirs. */
function firstFonts(values: ReadonlyMap<string, Value>, known: Fonts): string[] {
  const wanted = [
    ['body', 'regular'],
    ['heading', 'heading'],
  ] as const;
  const files = wanted.flatMap(([kind, weight]) => {
    const [family, number] = [values.get(`font.family.${kind}`), values.get(`font.weight.${weight}`)];
    const named = family?.type === 'fontFamily' ? family.value.find((one) => one in known) : undefined;
    const font = named === undefined ? undefined : known[named];
    return font ? [fileFor(font, number?.type === 'fontWeight' ? number.value : 400)] : [];
  });
  return [...new Set(files)].filter((file) => file !== undefined);
}

/** Where on this disk a font file lies: in the brand's folder, or in a package. */
export function fontPath(folder: string, file: string): string {
  return file.startsWith('fonts/') ? join(folder, file) : require.resolve(file);
}
