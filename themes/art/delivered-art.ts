import { join } from 'node:path';
import * as v from 'valibot';
import { readJson } from '../brands.ts';
import { type Art, manners } from './art.ts';

/** Beside a delivered brand's record: what the sandbox draws its data's pictures from. No page asks for it. */
export const artFile = 'art.json';

const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const ArtRecord = v.object({
  family: v.picklist(Object.keys(manners) as (keyof typeof manners)[]),
  palette: v.object({ brand: color, accent: color, deep: color, paper: color, hues: v.array(color) }),
});

/** How a delivered brand draws; `undefined` where its folder does not say so, or says it in no way that can be drawn. */
export function artOfDelivered(folder: string): Art | undefined {
  const read = readJson(join(folder, artFile), artFile);
  const art = v.safeParse(ArtRecord, 'json' in read ? read.json : undefined);
  return art.success ? art.output : undefined;
}
