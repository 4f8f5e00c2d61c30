import { createElement, type ReactNode } from 'react';
import type { WordsCatalogue } from '../../components/words-provider/catalogue.ts';
import { WordsProvider } from '../../components/words-provider/words-provider.tsx';
import type { DeepPartial } from '../../internal/words.tsx';
import type { Saying, Subject } from '../entry.ts';
import { onStage, until } from '../on-stage.ts';
import type { Finding, Rule } from '../rule.ts';
import { markedWords } from '../words/marked.ts';
import type { OwnWords } from '../words/read.ts';

/** Attributes that are read aloud or drawn. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'title',
  'placeholder',
  'alt',
];
const letters = /\p{L}/u;

/**
 * Rule 13: what a component says is said by its caller or by the catalogue. All words of the catalogue are changed by a provider;
 * whatever is neither a changed one nor given by the entry was written into the component.
 *
 * @param seen is told the name in the catalogue of each word that came to be seen.
 */
export function wordsRule(all: readonly OwnWords[], seen: (name: string) => void = () => {}): Rule {
  const words = markedWords(all) as DeepPartial<WordsCatalogue>;
  const inside = (children: ReactNode) => createElement(WordsProvider, { words, children });
  const listen = (texts: readonly string[]) => {
    for (const text of texts) for (const [, name = ''] of text.matchAll(/«(\w+)\./g)) seen(name);
  };
  const says = (subject: Subject, { props = {}, by, word }: Saying) =>
    onStage(subject, { props, inside }, async (scene): Promise<Finding[]> => {
      by?.(scene);
      const isSaid = await until(() =>
        scene
          .parts()
          .flatMap(textsOf)
          .some((text) => text.includes(`«${word}»`)),
      );
      if (!isSaid) return [{ given: JSON.stringify(props), came: `it never said ${word}` }];
      listen([`«${word}»`]);
      return [];
    });
  return {
    name: 'words',
    says: 'Every word that it says by itself comes from the catalogue, where a WordsProvider changes it.',
    examine: async (subject) => {
      const strange = await onStage(subject, { inside }, async ({ parts }) => {
        const texts = parts().flatMap(textsOf);
        listen(texts);
        const given = givenBy(subject);
        const isGiven = (text: string) => given.some((each) => each.includes(text));
        return texts.filter((text) => !isGiven(text) && letters.test(without(text, given)));
      });
      const findings = [...new Set(strange)].map((text) => ({
        given: 'a WordsProvider with other words',
        came: `it still said “${text}”`,
      }));
      for (const saying of subject.entry.says ?? []) findings.push(...(await says(subject, saying)));
      return findings;
    },
  };
}

function textsOf(part: HTMLElement): string[] {
  const texts: string[] = [];
  // What is inert is drawn as the bars of a skeleton.
  for (const element of [part, ...part.querySelectorAll('*')])
    if (!element.matches('script, style') && !element.closest('[inert]'))
      texts.push(...spoken.map((name) => element.getAttribute(name) ?? ''), ...runsOf(element));
  return texts
    .map((text) => text.replace(/[\u00ad\u200b\u2060]/g, '').trim())
    .filter((text) => letters.test(text));
}

/** The texts directly inside of an element; what React writes in pieces beside each other is one. */
function runsOf(element: Element): string[] {
  const runs = [''];
  for (const node of element.childNodes)
    if (node instanceof Text) runs.push(`${runs.pop()}${node.data}`);
    else runs.push('');
  return runs;
}

/** A text without what the caller gave and what the provider changed. */
function without(text: string, given: readonly string[]): string {
  let rest = text.replace(/«[^»]*»/g, '');
  for (const each of given) rest = rest.replaceAll(each, '');
  return rest;
}

/** Every text in the props of an entry, in elements too; the longest first, and their words for what is drawn in parts. */
function givenBy({ entry }: Subject): string[] {
  const found = new Set<string>();
  const look = (value: unknown, depth: number): void => {
    if (depth > 8 || value === null || value === undefined) return;
    // A text with markup is drawn without it until it is put into form.
    if (typeof value === 'string') found.add(value.trim()).add(value.replace(/<[^>]*>/g, '').trim());
    else if (Array.isArray(value)) for (const each of value) look(each, depth + 1);
    else if (typeof value === 'object' && !(value instanceof Node))
      for (const [name, each] of Object.entries(value)) if (!name.startsWith('_')) look(each, depth + 1);
  };
  look(entry.props, 0);
  look(entry.around?.(null), 0);
  const words = [...found].flatMap((text) => text.split(/\s+/)).filter((word) => word.length > 2);
  return [...found, ...words].filter((text) => letters.test(text)).sort((a, b) => b.length - a.length);
}
