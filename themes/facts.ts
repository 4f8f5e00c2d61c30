import { schoolKeys } from '@student/ui/product/school-keys.ts';
import * as v from 'valibot';
import { type FamilyName, families } from './compiler/drawings/drawings.ts';
import type { PhotoFocus } from './compiler/photo-place.ts';
import type { Problem } from './compiler/tokens.ts';
import type { StatedLandingWords } from './landing-words.ts';
import { cardManners, dashboardFirsts, type Footer, landingFirsts, type Tenant } from './tenant.ts';

/** What a brand's `facts.json` holds: everything about a brand apart from how it looks. */
export interface Facts {
  tenant: Tenant;
  footer: Footer;
  /** What the landing page says below its hero; `landingWordsOf` has the rest. */
  landing?: StatedLandingWords | undefined;
  /** Which part of a photograph in `hero` is kept where it is cut; its middle where nothing is said. */
  photoFocus?: PhotoFocus | undefined;
  /** The family that covers, portraits and messages are drawn in; its name chooses where nothing is said. */
  drawings?: FamilyName | undefined;
  /** Facts that a machine filled in and nobody has confirmed yet, by their path: `supportEmail`, `footer.groups`. */
  unconfirmed: readonly string[];
}

const text = v.pipe(v.string('has to be a text.'), v.nonEmpty('is empty.'));
const id = v.pipe(
  v.number('has to be a number.'),
  v.integer('has to be a whole number.'),
  v.minValue(1, 'has to be 1 or more.'),
);
const yesOrNo = v.boolean('has to be true or false.');
const percent = v.pipe(
  v.number('has to be a number.'),
  v.minValue(0, 'has to be 0 or more.'),
  v.maxValue(100, 'has to be 100 or less.'),
);
const color = v.pipe(text, v.regex(/^#[0-9a-f]{6}$/i, 'has to be a colour such as #17123f.'));
const link = v.strictObject({
  label: text,
  href: v.pipe(text, v.regex(/^(?:https:\/\/|mailto:|tel:)/, 'has to begin with https://, mailto: or tel:.')),
});
/** A page outside the student app: on this host, or elsewhere. */
const address = v.pipe(text, v.regex(/^(?:https:\/\/|\/(?![/\\]))/, 'has to begin with / or https://.'));
// The usual second levels of all countries, and more of Brazil's. Not the whole list of public suffixes, which is long and changes.
const everybodys =
  /^\.?(?:(?:ac|co|com|edu|gov|mil|net|org)\.[a-z]{2}|(?:adm|adv|app|art|blog|dev|eco|eng|esp|far|ind|inf|jus|leg|med|mp|odo|ong|pro|psc|psi|srv|tec|tur|tv|wiki)\.br)$/;
/** One of a few words, or nothing, for the default. */
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.exactOptional(v.picklist(words, `has to be one of ${words.map((word) => `"${word}"`).join(', ')}.`));
const host = v.pipe(
  text,
  v.regex(
    /^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    'has to be a host name such as acme.com.br, or .acme.com.br for all below it.',
  ),
  v.check(
    (name) => !everybodys.test(name),
    'is a part of names that everybody shares: write one of your own, such as .acme.com.br.',
  ),
);

/** What strangers rely on, so that a guess must not reach them: where help is asked for, whose host it is, what is linked to. */
const reliedOn = /^(?:(?:tenant\.)?(?:supportEmail|hosts)|footer)\b/;

/** The facts that have to be confirmed before a brand is shown to anybody but its team. */
export const mustConfirm = ({ unconfirmed }: Pick<Facts, 'unconfirmed'>): string[] =>
  unconfirmed.filter((fact) => reliedOn.test(fact));

/** A brand's name: its folder, `data-theme`, and a part of addresses. */
export const brandName = /^[a-z][a-z0-9-]*$/;

const Schema: v.GenericSchema<unknown, Facts> = v.strictObject({
  $schema: v.optional(v.string()),
  tenant: v.strictObject({
    name: v.pipe(
      text,
      v.regex(brandName, 'has to be lower case letters, digits and dashes, a letter first.'),
    ),
    title: text,
    gender: v.optional(v.picklist(['feminine', 'masculine'], 'has to be "feminine" or "masculine".')),
    owner: text,
    slogan: text,
    promise: text,
    template: v.picklist(['first', 'second'], 'has to be "first" or "second".'),
    hasShop: yesOrNo,
    allowsSignUp: yesOrNo,
    allowsEmailRecovery: yesOrNo,
    passwordRules: v.picklist(['full', 'relaxed'], 'has to be "full" or "relaxed".'),
    supportEmail: v.pipe(text, v.email('has to be an e-mail address.')),
    hosts: v.array(host, 'has to be a list of host names.'),
    coin: v.nullable(
      v.strictObject({
        one: text,
        many: text,
        gender: v.picklist(['feminine', 'masculine'], 'has to be "feminine" or "masculine".'),
      }),
    ),
    administration: v.exactOptional(
      v.strictObject({ panel: v.exactOptional(address), teams: v.exactOptional(address) }),
    ),
    certificateDifferent: v.exactOptional(v.strictObject({ eventId: id, classId: id })),
    layout: v.optional(
      v.strictObject({
        dashboard: oneOf(dashboardFirsts),
        landing: oneOf(landingFirsts),
        cards: oneOf(cardManners),
      }),
    ),
    browserColor: v.strictObject({ light: color, dark: color }),
  }),
  footer: v.strictObject({
    groups: v.array(v.strictObject({ title: text, links: v.array(link) })),
    social: v.array(
      v.strictObject({
        ...link.entries,
        network: v.picklist(['facebook', 'instagram', 'linkedin', 'whatsapp', 'youtube']),
      }),
    ),
    contact: v.array(text),
    poweredBy: link,
  }),
  landing: v.optional(
    v.strictObject({
      about: v.exactOptional(text),
      mission: v.exactOptional(text),
      schools: v.exactOptional(v.strictObject(v.entriesFromList(schoolKeys, v.exactOptional(text)))),
    }),
  ),
  photoFocus: v.optional(v.strictObject({ x: percent, y: percent })),
  drawings: v.optional(
    v.picklist(Object.keys(families) as FamilyName[], 'has to be a family of drawings, such as "arcs".'),
  ),
  unconfirmed: v.array(text),
});

/** Reads a `facts.json`. Never throws: everything wrong is a {@link Problem} in plain words, and there are no facts then. */
export function readFacts(
  json: unknown,
  file = 'facts.json',
): { facts?: Facts; problems: readonly Problem[] } {
  const read = v.safeParse(Schema, json);
  if (!read.success) {
    return {
      problems: read.issues.map((issue) => {
        const path = v.getDotPath(issue);
        return { where: path === null ? file : `${file}, ${path}`, says: sentenceOf(issue) };
      }),
    };
  }
  const problems = disagreements(read.output, file);
  return problems.length > 0 ? { problems } : { facts: read.output, problems };
}

function sentenceOf({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing.';
  if (expected === 'never') return 'is not a fact that anything reads.';
  if (expected === 'Object' || expected === 'Array')
    return `has to be ${expected === 'Array' ? 'a list' : 'a group'}.`;
  return message;
}

/** Facts that are right one by one and not together. */
function disagreements({ tenant }: Facts, file: string): Problem[] {
  const { template, coin, hasShop } = tenant;
  const problems: Problem[] = [];
  if ((template === 'second') !== (coin === null)) {
    problems.push({
      where: `${file}, tenant.coin`,
      says: 'the first template needs a word for the coin, the second has none (THEME-04).',
    });
  }
  if (template === 'second' && hasShop)
    problems.push({ where: `${file}, tenant.hasShop`, says: 'the second template has no shop (THEME-04).' });
  return problems;
}
