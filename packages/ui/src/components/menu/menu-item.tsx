import type { ReactNode } from 'react';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { type Blockable, useBlocked } from '../../internal/use-blocked.ts';
import type { DeepPartial } from '../../internal/words.tsx';
import { type LinkOpens, NewTabLink } from '../text-link/new-tab.tsx';
import type { TextLinkWords } from '../text-link/text-link.words.ts';
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
  const { Item } = useMenuParts();
  const look = {
    role: 'menuitem',
    tabIndex: -1,
    className: menuItem,
    'data-tone': tone,
    'aria-current': current,
  } as const;
  return (
    <Item asChild>
      {opens === 'new tab' ? (
        <NewTabLink {...native} {...look} words={words}>
          {icon}
          {children}
        </NewTabLink>
      ) : (
        <Anchor {...native} {...look}>
          {icon}
          {children}
        </Anchor>
      )}
    </Item>
  );
}
