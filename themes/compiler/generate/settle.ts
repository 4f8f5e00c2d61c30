import { contrast, mix, partsOf } from '../color.ts';
import { overPictures, pairs } from '../pair-list.ts';
import type { SchemeName } from '../tokens.ts';
import type { Choice } from './light.ts';
import type { Ramps } from './ramps.ts';

/** Tokens whose own place is given: a pair that fails moves its partner instead. */
const grounds =
  /^(?:bg\.(?!brand$|critical$)|scrim|header\.(?:bg|hover|active|field)|hero\.bg|footer\.bg|coin\.face|lock\.bg|progress\.track)/;

/** Moves what fails, a step at a time, until every pair passes. */
export function settle(ramps: Ramps, choice: Choice, scheme: SchemeName): void {
  const hexOf = (name: string) => {
    const at = choice[name] ?? '#000000';
    return at.startsWith('#') ? at : (ramps.get(at) ?? '#000000');
  };
  const strip = (path: string) => path.replace('color.', '');
  const rules = pairs
    .filter(({ under }) => !overPictures.includes(under))
    .map((pair) => ({
      over: strip(pair.over),
      under: strip(pair.under),
      mixed: pair.mixed && { with: strip(pair.mixed.with), share: pair.mixed.share },
      least: pair.least,
    }));
  const groundOf = ({ under, mixed }: (typeof rules)[number]) =>
    mixed ? mix(hexOf(under), hexOf(mixed.with), mixed.share) : hexOf(under);
  const fails = (name: string) =>
    rules.filter(
      (rule) => rule.over === name && contrast({ hex: hexOf(name), alpha: 1 }, groundOf(rule)) < rule.least,
    );
  // Filled backgrounds first: each must carry one of the two inks, and stand out where a control needs it.
  for (const tone of ['Brand', 'Accent', 'Positive', 'Caution', 'Critical', 'Info', 'Promote']) fill(tone);
  for (const name of new Set(rules.map(({ over }) => over))) {
    if (grounds.test(name) || name.startsWith('fg.on')) continue;
    if (fails(name).length > 0) move(name);
  }

  function fill(tone: string): void {
    const ground = `bg.${tone.toLowerCase()}`;
    const [ramp = 'neutral'] = (choice[ground] ?? 'neutral').split('.');
    const inks = choice[`fg.on${tone}`] === 'ink' ? ['ink', 'white'] : ['white', 'ink'];
    const standsOut = (hex: string) =>
      rules.every(
        (rule) => rule.over !== ground || contrast({ hex, alpha: 1 }, groundOf(rule)) >= rule.least,
      );
    const carries = (ink: string, hex: string) =>
      contrast({ hex: ramps.get(ink) ?? '#000000', alpha: 1 }, hex) >= 4.5;
    const wanted = partsOf(hexOf(ground)).lightness;
    const options = [...ramps]
      .filter(([name]) => name.startsWith(`${ramp}.`))
      .map(([name, hex]) => ({ name, hex, off: Math.abs(partsOf(hex).lightness - wanted) }))
      .filter(({ hex }) => standsOut(hex))
      .flatMap((option) => inks.filter((ink) => carries(ink, option.hex)).map((ink) => ({ ...option, ink })))
      .sort((a, b) => a.off - b.off || inks.indexOf(a.ink) - inks.indexOf(b.ink));
    const best = options[0];
    if (!best) return;
    choice[ground] = best.name;
    choice[`fg.on${tone}`] = best.ink;
    if (!rules.some((rule) => rule.under === `${ground}Hover`)) return;
    const path = [...ramps]
      .filter(([name]) => name.startsWith(`${ramp}.`) && !name.endsWith('.base'))
      .map(([name, hex]) => ({ name, hex, lightness: partsOf(hex).lightness }))
      .filter(({ hex }) => carries(best.ink, hex))
      .sort((a, b) => (best.ink === 'white' ? b.lightness - a.lightness : a.lightness - b.lightness));
    const from = partsOf(best.hex).lightness;
    const further = path.filter(({ lightness }) =>
      best.ink === 'white' ? lightness < from - 0.03 : lightness > from + 0.03,
    );
    choice[`${ground}Hover`] = (further[0] ?? best).name;
    choice[`${ground}Active`] = (further[1] ?? further[0] ?? best).name;
  }

  function move(name: string): void {
    const at = choice[name] ?? 'neutral.500';
    const ramp = at.startsWith('#') ? 'neutral' : at.includes('.') ? at.split('.')[0] : 'neutral';
    const needs = rules.filter((rule) => rule.over === name);
    const wanted = partsOf(hexOf(name)).lightness;
    const candidates = [...ramps]
      .filter(([key]) => key.startsWith(`${ramp}.`))
      .filter(([, hex]) => needs.every((rule) => contrast({ hex, alpha: 1 }, groundOf(rule)) >= rule.least))
      .sort(
        ([, a], [, b]) => Math.abs(partsOf(a).lightness - wanted) - Math.abs(partsOf(b).lightness - wanted),
      );
    const found = candidates[0];
    if (!found) throw new Error(`No step of ${ramp} lets ${name} pass in the ${scheme} scheme.`);
    choice[name] = found[0];
  }
}
