import type { ComponentPropsWithRef } from 'react';
import { linkWords } from '../components/text-link/text-link.words.ts';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { Anchor } from '../internal/anchor.tsx';
import { useWords } from '../internal/words.tsx';

/** A link of a product piece that opens a new tab and says so, in the words of `TextLink` (SHELL-33). */
export function NewTabLink({ children, ...native }: ComponentPropsWithRef<'a'>) {
  const { newTab } = useWords('textLink', linkWords);
  return (
    <Anchor rel="noreferrer" {...native} target="_blank">
      {children}
      <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>
    </Anchor>
  );
}
