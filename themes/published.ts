import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contractVersion } from '@student/ui/theme/contract.ts';
import { drawingsIn } from './art/brand-art.ts';
import { ownAssetProblems } from './assets.ts';
import { bundledBrands, factsOf, themeNames, themesFolder } from './brands.ts';
import { fontPath, type Published, readTheme, socialLookOf } from './bundle.ts';
import { BrandError } from './compiler/brand-error.ts';
import type { Delivery } from './delivery.ts';
import { makeInstalled } from './installed.ts';
import { addressed, makePicture } from './pictures.ts';
import { makeSocial } from './social.ts';

/**
 * Everything that is published for the app's own brands, by its address below the app's root, under names that never change:
 * `themes/decola.css`, `themes/decola/font.woff2`, `themes/decola/logo.svg`; `themes/decola/brand.json` says what is where.
 *
 * @throws {BrandError} where a picture would have another name.
 */
export async function published(root = themesFolder, names = bundledBrands): Promise<Published> {
  const files: Published = new Map();
  for (const name of names) {
    const folder = join(root, name);
    const problems = ownAssetProblems(join(folder, 'assets'));
    if (problems.length > 0) throw new BrandError(name, problems);
    const theme = await readTheme(folder);
    const names = ownFontNames(theme.first);
    const fontName = (file: string) => names[theme.first.indexOf(file)] ?? basename(file);
    const css = theme.css((file) => {
      files.set(`themes/${name}/${fontName(file)}`, readFileSync(fontPath(folder, file)));
      return `${name}/${fontName(file)}`;
    });
    files.set(`themes/${name}.css`, css);
    for (const file of assetsOf(folder))
      files.set(`themes/${name}/${file}`, readFileSync(join(folder, 'assets', file)));
    for (const [file, drawing] of drawingsIn(folder)) files.set(`themes/${name}/${file}`, drawing);
    const social = await makeSocial(folder, await socialLookOf(folder, theme));
    files.set(`themes/${name}/${social.name}`, social.bytes);
    const { tenant, footer, landing } = factsOf(name, root);
    const delivery: Delivery = {
      format: 1,
      contract: contractVersion,
      tenant,
      footer,
      landing,
      css: `${name}.css`,
      fonts: theme.first.map((file) => `${name}/${fontName(file)}`),
      pictures: {
        favicon: await picture(folder, 'favicon'),
        hero: await picture(folder, 'hero'),
        logo: await picture(folder, 'logo'),
        'logo-inverted': await picture(folder, 'logo-inverted'),
      },
      social: `${name}/${social.name}`,
      installed: await makeInstalled(folder, tenant, theme.device, (file) => {
        files.set(`themes/${name}/${file.name}`, file.bytes);
        return `${name}/${file.name}`;
      }),
    };
    files.set(`themes/${name}/brand.json`, JSON.stringify(delivery));
  }
  return files;
}

async function picture(folder: string, which: keyof Delivery['pictures']) {
  const made = await makePicture(folder, which);
  if (!made) throw new Error(`${folder}/assets/${which}.svg is missing.`);
  return addressed(made, (file) => `${basename(folder)}/${file.name}`);
}

function assetsOf(folder: string): string[] {
  const place = join(folder, 'assets');
  return existsSync(place) ? readdirSync(place).sort() : [];
}

/** Names of the font files that a first screen of one of the app's own brands draws with; the first is known to older documents. */
export const ownFontNames = (first: readonly string[]): string[] =>
  first.map((file, at) => (at === 0 ? 'font.woff2' : basename(file)));

/** The brands in `themes` that are delivered beside the app rather than in its code. */
export const otherBrands = (folder = themesFolder): string[] =>
  themeNames(folder).filter((name) => !bundledBrands.includes(name));
