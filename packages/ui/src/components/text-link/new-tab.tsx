import { ExternalIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** What links say by themselves. */
export interface TextLinkWords {
  /** Stands behind a link that opens a new tab. */
  newTab: string;
}

export const linkWords: TextLinkWords = { newTab: 'abre em nova guia' };

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
