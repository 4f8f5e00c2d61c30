import type { ReactNode } from 'react';
import { whole } from './unbroken.css.ts';

/** A letter, a hyphen and the rest of the word. */
export const parts = /(\b[a-z]-\p{L}+)/iu;

/**
 * Words in which a line does not end after `e-` of `e-mail`: browsers break at every hyphen. The letters stay as they are, so
 * that a search in the page and a screen reader find the word. What is no text, or holds no such word, comes back as it is.
 */
export function unbroken(words: ReactNode, kept = parts): ReactNode {
  if (typeof words !== 'string' || !kept.test(words)) return words;
  return (
    <span>
      {words.split(kept).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in its order
          <span key={index} className={whole}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}

/** Two short words with a hyphen between them: `segunda-feira`. */
const compounds = /((?<![\p{L}-])\p{L}{1,9}-\p{L}{1,9}(?![\p{L}-]))/u;

/** For titles and dialogs, whose lines hold few words: keeps `Boas-vindas` in one line too. */
export const unbrokenCompounds = (words: ReactNode): ReactNode => unbroken(words, compounds);
