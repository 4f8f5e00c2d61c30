import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { useFollow } from '../components/link-provider/link-provider.tsx';
import { type Blockable, type ReasonPlace, useBlocked } from './use-blocked.ts';

type AnchorProps = ComponentPropsWithRef<'a'> & Blockable & { reasonPlace?: ReasonPlace | undefined };

/**
 * The one link element of the library: an `a` that the app's router follows where there is a `LinkProvider`. Blocked, it keeps its
 * role, its place in the tab order and its key, all of which an `a` without an address loses, so that everyone finds it and hears
 * why. Decision 0522.
 */
export function Anchor({ href, blockedReason, reasonPlace, ...native }: AnchorProps) {
  const follow = useFollow();
  const whenBlocked = useBlocked(blockedReason, native, reasonPlace);
  if (whenBlocked) {
    const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
      native.onKeyDown?.(event);
      if (event.key !== 'Enter' || event.defaultPrevented) return;
      event.preventDefault();
      event.currentTarget.click();
    };
    return <a role="link" tabIndex={0} {...native} {...whenBlocked} onKeyDown={press} />;
  }
  if (!follow || href === undefined) return <a {...native} href={href} />;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    native.onClick?.(event);
    follow(event);
  };
  return <a {...native} href={href} onClick={click} />;
}
