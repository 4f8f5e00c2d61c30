import { svgAddress } from '@student/ui/theme/svg-uri.ts';
import { type Art, familyFor } from '../../../themes/art/art.ts';
import { artOfTokens } from '../../../themes/art/art-of-tokens.ts';
import { drawnFile } from '../../../themes/art/files.ts';
import { drawnByName } from '../../../themes/art/named.ts';
import { readTokens } from '../../../themes/compiler/tokens.ts';
import { drawingsFor, folderName, type Trial, tokensFrom } from './palette-trial.ts';

/**
 * Where a picture is: `courses/12.svg` is one of the sandbox's data, `empty.svg` one that pages ask for by name; `undefined` where there
 * is none.
 */
export type PictureAt = (address: string) => string | undefined;

/** The pictures of a bundled brand, which lie beside the document. */
export const picturesOfBrand =
  (brand: string): PictureAt =>
  (address) =>
    `./${address.includes('/') ? `files/brands/${brand}` : `themes/${brand}`}/${address}`;

/** The pictures of a trial, drawn here from its name and its tokens, each once. */
export function picturesOfTrial(trial: Trial): PictureAt {
  const art = artOfTrial(trial);
  const [named, own] = [drawnByName(art), drawingsFor(trial)];
  const drawn = new Map<string, string | undefined>();
  const draw = (address: string) =>
    drawnFile(art, address) ?? named.get(address.replace(/\.svg$/, ''))?.() ?? own.get(address);
  return (address) => {
    if (!drawn.has(address)) drawn.set(address, addressOf(draw(address), address));
    return drawn.get(address);
  };
}

const artOfTrial = ({ name, tokens }: Trial): Art =>
  artOfTokens(familyFor(folderName(name)), readTokens(tokensFrom(tokens)).light);

/** A drawing as an address. What it is stands behind `#`, so that it is known among others: pictures leave it out as a brand's own. */
function addressOf(svg: string | undefined, address: string): string | undefined {
  const place = address.includes('/') ? 'files' : 'themes';
  return svg && `${svgAddress(svg)}#/${place}/${address}`;
}
