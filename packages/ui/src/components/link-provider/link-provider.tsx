import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';

/** How the app follows the addresses that are its own. */
export interface LinkNavigation {
  /** Goes to an address of the app without loading the page anew. */
  navigate: (href: string) => void;
  /** Whether the app's router knows this address; all others are the browser's. */
  owns: (href: string) => boolean;
}

export interface LinkProviderProps extends LinkNavigation {
  children: ReactNode;
}

type Follow = (event: MouseEvent<HTMLElement>) => void;

const LinkContext = createContext<Follow | undefined>(undefined);

/**
 * Lets the app's router follow the links of all components inside: they take an `href` and draw a plain `a`, so that a middle click,
 * a new tab and copying the address work, and a plain click navigates. Without it every link is the browser's. Decision 0522.
 */
export function LinkProvider({ navigate, owns, children }: LinkProviderProps) {
  const follow = useMemo<Follow>(() => {
    return (event) => {
      const href = hrefOf(event);
      if (href === undefined || !owns(href)) return;
      event.preventDefault();
      navigate(href);
    };
  }, [navigate, owns]);
  return <LinkContext value={follow}>{children}</LinkContext>;
}

/** Follows a click on a link, or inside an element that holds links; `undefined` without a provider. */
export function useFollow(): Follow | undefined {
  return useContext(LinkContext);
}

/** Where a click leads; `undefined` where it is the browser's: other buttons, modifier keys, new tabs, downloads. */
function hrefOf(event: MouseEvent<HTMLElement>): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !event.currentTarget.contains(link)) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  return link.getAttribute('href') ?? undefined;
}
