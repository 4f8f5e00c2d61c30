import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { latePart, loadsWhenNear, useLatePart } from '../../internal/late-part.ts';
import { merge } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import { Trigger } from '../../internal/trigger.tsx';
import { useControlled } from '../../internal/use-controlled.ts';
import { menuFooter, menuGroupLabel, menuHeader, menuSeparator } from './menu.css.ts';
import type { MenuAlignment } from './menu.variants.ts';
import { type MenuContents, MenuContext } from './menu-context.ts';
import { keepClear } from './menu-footer.ts';
import type { MenuEntry } from './menu-surface.tsx';

export { MenuChoices, type MenuChoicesProps } from './menu-choices.tsx';
export { MenuItem, type MenuItemProps, MenuLink, type MenuLinkProps } from './menu-item.tsx';

export interface MenuProps extends Native<'div', 'children' | 'role'> {
  /** The button that opens it; it gives the menu its name. */
  trigger: ReactElement;
  children: ReactNode;
  align?: MenuAlignment;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const surface = latePart(() => import('./menu-surface.tsx').then(({ MenuSurface }) => MenuSurface));

/** Loads the code of open menus ahead, for a page that may lose its network before one is opened. */
export const preloadMenu = (): Promise<unknown> => surface.load();

/**
 * A list of actions and places under a button (APG Menu Button). Not modal: the page stays readable and scrolls, and
 * nothing on it has to be hidden or locked for the time it is open. Attributes and ref go to the list; its code is loaded when
 * somebody points at the button or comes to it.
 */
export function Menu({
  trigger,
  children,
  align = 'end',
  open,
  defaultOpen = false,
  onOpenChange,
  ...given
}: MenuProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const id = useId();
  const [headerId, describe] = useState<string>();
  const [contents] = useState<MenuContents>(() => ({ describe, chosen: new Map() }));
  const button = useRef<HTMLElement>(null);
  const entry = useRef<MenuEntry>('menu');
  const Surface = useLatePart(surface, isOpen, () => setOpen(false));
  const buttonId = (trigger.props as { id?: string }).id ?? `${id}button`;
  const menuId = given.id ?? id;

  function openAt(first: MenuEntry) {
    entry.current = first;
    setOpen(true);
  }

  return (
    <>
      <Trigger
        element={trigger}
        attributes={{
          ref: button,
          ...loadsWhenNear(surface),
          id: buttonId,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          'aria-controls': isOpen && Surface ? menuId : undefined,
          // A press by key or by a screen reader has no pointer, and counts none.
          onClick: ({ detail }: MouseEvent) =>
            isOpen ? setOpen(false) : openAt(detail === 0 ? 'first' : 'menu'),
          onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
            const first = { ArrowDown: 'first', ArrowUp: 'last' } as const;
            const at = first[event.key as keyof typeof first];
            if (!at || event.currentTarget.ariaDisabled === 'true') return;
            event.preventDefault();
            openAt(at);
          },
        }}
      />
      {Surface && (
        <Surface
          open={isOpen}
          onClose={() => setOpen(false)}
          button={() => button.current}
          entry={() => entry.current}
          align={align}
          attributes={merge(given, {
            id: menuId,
            'aria-labelledby': buttonId,
            'aria-describedby': headerId,
          })}
        >
          <MenuContext value={contents}>{children}</MenuContext>
        </Surface>
      )}
    </>
  );
}

export interface MenuGroupProps extends Native<'div', 'role' | 'aria-label'> {
  /** Drawn above the items, and read on entering them. */
  label: string;
  children: ReactNode;
}

/** Items that belong together, under a label. Attributes and ref go to the group. */
export function MenuGroup({ label, children, ...native }: MenuGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a menu
    <div {...native} role="group" aria-label={label}>
      <span className={menuGroupLabel} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}

export interface MenuHeaderProps extends Native<'div', 'role' | 'aria-label'> {
  /** Says it all in one sentence; it is read with the name of the menu, as its description. */
  label: string;
  children: ReactNode;
}

/** What is not an item, on top: name, e-mail, companies. Screen readers hear it with the menu. Attributes and ref go to its box. */
export function MenuHeader({ label, children, ...native }: MenuHeaderProps) {
  const id = useId();
  const { describe } = useContext(MenuContext);
  /* Tells the menu around it. */
  useLayoutEffect(() => {
    describe(id);
    return () => describe(undefined);
  }, [describe, id]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a menu
    <div {...native} role="group" aria-label={label} className={menuHeader}>
      <span id={id} hidden>
        {label}
      </span>
      {children}
    </div>
  );
}

/** A line between items. Attributes and ref go to it. */
export function MenuSeparator(native: Native<'div', 'role' | 'children'>) {
  // biome-ignore lint/a11y/useSemanticElements: an hr has a look of its own
  return <div aria-orientation="horizontal" {...native} role="separator" className={menuSeparator} />;
}

/** The last items, which stay in sight while those above them scroll: 'Sair'. Attributes and ref go to its box. */
export function MenuFooter({ children, ...native }: Native<'div', 'role'>) {
  return (
    <div {...merge(native, { ref: keepClear })} role="none" className={menuFooter}>
      {children}
    </div>
  );
}
