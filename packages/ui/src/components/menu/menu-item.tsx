import type { ReactNode } from 'react';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { type Blockable, useBlocked } from '../../internal/use-blocked.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { type LinkOpens, NewTabSign } from '../text-link/new-tab.tsx';
import { linkWords, type TextLinkWords } from '../text-link/text-link.words.ts';
import { menuItem } from './menu.css.ts';
import type { MenuItemTone } from './menu.variants.ts';
import { useMenuParts } from './menu-context.ts';

interface ItemLook extends Blockable {
  children: ReactNode;
  /** One decorative icon before the words. */
  icon?: ReactNode;
  tone?: MenuItemTone;
}

export interface MenuItemProps extends ItemLook, Native<'div', 'children' | 'role' | 'onSelect'> {
  onSelect: () => void;
}

/** Does something, and closes the menu. Attributes and ref go to the item. */
export function MenuItem({
  children,
  icon,
  tone = 'neutral',
  blockedReason,
  onSelect,
  ...native
}: MenuItemProps) {
  const whenBlocked = useBlocked(blockedReason, native);
  const { Item } = useMenuParts();
  return (
    <Item {...native} {...whenBlocked} onSelect={onSelect} className={menuItem} data-tone={tone}>
      {icon}
      {children}
    </Item>
  );
}

export interface MenuLinkProps
  extends ItemLook,
    Native<'a', 'children' | 'href' | 'role' | 'target' | 'aria-current'> {
  href: string;
  /** `new tab` says so, in a sign and in words. */
  opens?: LinkOpens;
  /** Whether it is the page the person is on. */
  current?: 'page' | undefined;
  words?: DeepPartial<TextLinkWords>;
}

/**
 * Leads somewhere. It stays a link inside the menu, so it opens in a new tab on a middle click. Attributes and ref go to the
 * link.
 */
export function MenuLink({
  children,
  icon,
  tone = 'neutral',
  opens = 'here',
  current,
  words,
  ...native
}: MenuLinkProps) {
  const says = useWords('textLink', linkWords, words);
  const { Item } = useMenuParts();
  const isAway = opens === 'new tab';
  return (
    <Item asChild>
      <Anchor
        {...(isAway ? { rel: 'noopener noreferrer' } : {})}
        {...native}
        {...(isAway ? { target: '_blank' } : {})}
        role="menuitem"
        tabIndex={-1}
        className={menuItem}
        data-tone={tone}
        aria-current={current}
      >
        {icon}
        {children}
        {isAway && <NewTabSign words={says} />}
      </Anchor>
    </Item>
  );
}
