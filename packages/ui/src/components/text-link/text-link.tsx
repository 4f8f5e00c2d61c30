import type { ReactNode } from 'react';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import type { Blockable } from '../../internal/use-blocked.ts';
import type { DeepPartial } from '../../internal/words.tsx';
import { type LinkOpens, NewTabLink } from './new-tab.tsx';
import { textLink } from './text-link.css.ts';
import type { LinkStands, LinkTone, LinkUnderline } from './text-link.variants.ts';
import type { TextLinkWords } from './text-link.words.ts';

export interface TextLinkProps extends Blockable, Native<'a', 'children' | 'target'> {
  children: ReactNode;
  tone?: LinkTone;
  underline?: LinkUnderline;
  stands?: LinkStands;
  /** `new tab` says so, in a sign and in words. */
  opens?: LinkOpens;
  words?: DeepPartial<TextLinkWords>;
}

/** A link in text, to which attributes and ref go. Component 6 of the catalogue. */
export function TextLink({
  tone = 'brand',
  underline = 'always',
  stands = 'in text',
  opens = 'here',
  words,
  children,
  ...native
}: TextLinkProps) {
  const look = {
    className: textLink,
    'data-tone': tone,
    'data-underline': underline,
    'data-stands': stands,
  };
  if (opens === 'here')
    return (
      <Anchor {...native} {...look}>
        {children}
      </Anchor>
    );
  return (
    <NewTabLink {...native} {...look} words={words}>
      {children}
    </NewTabLink>
  );
}
