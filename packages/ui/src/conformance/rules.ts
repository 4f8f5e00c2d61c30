import type { Rule } from './rule.ts';
import { attributes } from './rules/attributes.ts';
import { axe } from './rules/axe.ts';
import { blocked } from './rules/blocked.ts';
import { descriptions } from './rules/descriptions.ts';
import { handlers } from './rules/handlers.ts';
import { layers } from './rules/layers.ts';
import { links } from './rules/links.ts';
import { prevention } from './rules/prevention.ts';
import { quiet } from './rules/quiet.ts';
import { refs } from './rules/refs.ts';
import { resets } from './rules/resets.ts';
import { table } from './rules/table.ts';
import { targets } from './rules/targets.ts';
import { triggers } from './rules/triggers.tsx';
import { values } from './rules/values.ts';
import { wordsRule } from './rules/words.ts';
import type { OwnWords } from './words/read.ts';

/**
 * All rules that are tried in a browser.
 *
 * @param words the catalogue.
 * @param seen is told the name of each component of the catalogue whose words came to be seen.
 */
export const rulesOf = (words: readonly OwnWords[], seen?: (name: string) => void): readonly Rule[] => [
  attributes,
  refs,
  descriptions,
  handlers,
  prevention,
  values,
  resets,
  quiet,
  links,
  table,
  blocked,
  axe,
  wordsRule(words, seen),
  targets,
  layers,
  triggers,
];
