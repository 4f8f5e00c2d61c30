import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Anchor } from '../../internal/anchor.tsx';
import { useWords } from '../../internal/words.tsx';
import { usePortalContainer } from '../../theme/theme-scope.tsx';
import { type LinkOpens, linkWords, NewTabSign } from '../text-link/new-tab.tsx';
import {
  menu,
  menuFooter,
  menuGroupLabel,
  menuHeader,
  menuItem,
  menuSegment,
  menuSegments,
  menuSeparator,
} from './menu.css.ts';
import type { MenuAlignment, MenuChoicesForm, MenuItemTone } from './menu.variants.ts';
import { keepClear } from './menu-footer.ts';
import { stepInRow } from './step-in-row.ts';

export interface MenuProps {
  /** The button that opens it; it gives the menu its name. */
  trigger: ReactElement;
  children: ReactNode;
  align?: MenuAlignment;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A list of actions and places under a button (APG Menu Button). Not modal: the page stays readable and scrolls, and
 * nothing on it has to be hidden or locked for the time it is open.
 */
export function Menu({ trigger, children, align = 'end', open, defaultOpen, onOpenChange }: MenuProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root modal={false} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content className={menu} align={align} sideOffset={8} collisionPadding={8} loop>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ItemLook {
  children: ReactNode;
  /** One decorative icon before the words. */
  icon?: ReactNode;
  tone?: MenuItemTone;
  /** Why it cannot be used now (`Em manutenção`). It can still be reached, and says so (SHELL-31). */
  blockedReason?: string;
}

export interface MenuItemProps extends ItemLook {
  onSelect: () => void;
}

/** Does something, and closes the menu. */
export function MenuItem({ children, icon, tone = 'neutral', blockedReason, onSelect }: MenuItemProps) {
  return (
    <Radix.Item
      className={menuItem}
      data-tone={tone}
      {...blockedProps(blockedReason)}
      onSelect={blockedReason === undefined ? onSelect : stay}
    >
      {icon}
      {children}
    </Radix.Item>
  );
}

export interface MenuLinkProps extends ItemLook {
  href?: string;
  /** `new tab` says so, in a sign and in words. */
  opens?: LinkOpens;
  /** Whether it is the page the person is on. */
  current?: 'page';
}

/** Leads somewhere. It stays a link inside the menu, so it opens in a new tab on a middle click. */
export function MenuLink({
  children,
  icon,
  tone = 'neutral',
  blockedReason,
  href,
  opens = 'here',
  current,
}: MenuLinkProps) {
  const says = useWords('textLink', linkWords);
  const isBlocked = blockedReason !== undefined;
  const content = (
    <>
      {icon}
      {children}
      {opens === 'new tab' ? <NewTabSign words={says} /> : null}
    </>
  );
  return (
    <Radix.Item asChild onSelect={isBlocked ? stay : undefined}>
      <Anchor
        href={isBlocked ? undefined : href}
        className={menuItem}
        data-tone={tone}
        aria-current={current}
        {...(opens === 'new tab' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        {...blockedProps(blockedReason)}
      >
        {content}
      </Anchor>
    </Radix.Item>
  );
}

export interface MenuChoicesProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  choices: readonly { value: string; label: string }[];
  /** Short labels fit side by side; the arrows to both sides work there too. */
  form?: MenuChoicesForm;
}

/** One of a few, as menu radio items: the company, the speed. */
export function MenuChoices({ label, value, onValueChange, choices, form = 'rows' }: MenuChoicesProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange} aria-label={label}>
      <span className={menuGroupLabel} aria-hidden>
        {label}
      </span>
      {form === 'segments' ? (
        <div role="none" className={menuSegments} onKeyDown={stepInRow}>
          {choices.map((choice) => (
            <Radix.RadioItem key={choice.value} value={choice.value} className={menuSegment}>
              {choice.label}
            </Radix.RadioItem>
          ))}
        </div>
      ) : (
        choices.map((choice) => (
          <Radix.RadioItem key={choice.value} value={choice.value} className={menuItem}>
            {choice.label}
            <Radix.ItemIndicator>
              <Check aria-hidden />
            </Radix.ItemIndicator>
          </Radix.RadioItem>
        ))
      )}
    </Radix.RadioGroup>
  );
}

/** Items that belong together, under a label that is read on entering them. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Group aria-label={label}>
      <span className={menuGroupLabel} aria-hidden>
        {label}
      </span>
      {children}
    </Radix.Group>
  );
}

/** What is not an item, on top: name, e-mail, companies. `label` says it all in one sentence. */
export function MenuHeader({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Group aria-label={label} className={menuHeader}>
      {children}
    </Radix.Group>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className={menuSeparator} />;
}

/** The last items, which stay in sight while those above them scroll: 'Sair'. */
export function MenuFooter({ children }: { children: ReactNode }) {
  return (
    <div ref={keepClear} role="none" className={menuFooter}>
      {children}
    </div>
  );
}

const blockedProps = (reason: string | undefined) =>
  reason === undefined
    ? {}
    : { 'aria-disabled': true, 'aria-description': reason, title: reason, 'data-state': 'blocked' };

/** Keeps the menu open. */
function stay(event: Event) {
  event.preventDefault();
}
