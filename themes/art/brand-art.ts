import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readFactsIn } from '../brands.ts';
import { loadTokens } from '../compiler/load.ts';
import { readTokens } from '../compiler/tokens.ts';
import { type Art, familyFor } from './art.ts';
import { artOfTokens } from './art-of-tokens.ts';
import { drawnByName } from './named.ts';

/** What a brand's pictures are drawn from: the family that its facts name, and its own colours of the light scheme. */
export function artIn(folder: string): Art {
  const name = basename(folder);
  const { light } = readTokens(loadTokens(folder).json);
  return artOfTokens(familyFor(name, readFactsIn(folder, name).facts?.drawings), light);
}

/** {@link drawnByName} by file name: each is the brand's own where `assets/` has one, else as its family draws it. */
export function drawingsIn(folder: string): [file: string, drawing: string][] {
  return [...drawnByName(artIn(folder))].map(([name, draw]) => {
    const own = join(folder, 'assets', `${name}.svg`);
    return [`${name}.svg`, existsSync(own) ? readFileSync(own, 'utf8') : draw()];
  });
}
