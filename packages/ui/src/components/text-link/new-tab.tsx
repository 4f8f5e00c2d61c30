import type { ComponentPropsWithRef } from 'react';
import { Anchor } from '../../internal/anchor.tsx';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { ExternalIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { linkWords, type TextLinkWords } from './text-link.words.ts';

/** Where a link opens; `new tab` says so, in a sign and in words. */
export type LinkOpens = 'here' | 'new tab';

interface NewTabLinkProps extends ComponentPropsWithRef<typeof Anchor> {
  /** `said` leaves the drawing out, where a whole place leads away, as the foot of the page. */
  sign?: 'drawn' | 'said';
  words?: DeepPartial<TextLinkWords> | undefined;
}

/** The link under each that opens a new tab (SHELL-33): it says so behind its words. */
export function NewTabLink({ sign, words, children, ...native }: NewTabLinkProps) {
  const says = useWords('textLink', linkWords, words);
  return (
    <Anchor rel="noopener noreferrer" {...native} target="_blank">
      {children}
      <NewTabSign words={says} sign={sign} />
    </Anchor>
  );
}

/** Says behind the words of a link that it opens a new tab. */
export function NewTabSign({ words, sign }: { words: TextLinkWords; sign?: 'drawn' | 'said' | undefined }) {
  return (
    <>
      {sign === 'said' ? null : <ExternalIcon />}
      <VisuallyHidden>{` (${words.newTab})`}</VisuallyHidden>
    </>
  );
}
