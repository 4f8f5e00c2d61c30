import { ExternalIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { TextLinkWords } from './text-link.words.ts';

/** Where a link opens; `new tab` says so, in a sign and in words. */
export type LinkOpens = 'here' | 'new tab';

/** Says behind the words of a link that it opens a new tab. */
export function NewTabSign({ words }: { words: TextLinkWords }) {
  return (
    <>
      <ExternalIcon />
      <VisuallyHidden>{` (${words.newTab})`}</VisuallyHidden>
    </>
  );
}
