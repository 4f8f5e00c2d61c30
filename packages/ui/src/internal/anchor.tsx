import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { useFollow } from '../components/link-provider/link-provider.tsx';
import { inTurn } from './merge.ts';
import { type Blockable, type ReasonPlace, useBlocked } from './use-blocked.ts';

type AnchorProps = ComponentPropsWithRef<'a'> & Blockable & { reasonPlace?: ReasonPlace | undefined };

/**
 * The one link element of the library: an `a` that the app's router follows where there is a `LinkProvider`. Blocked, it keeps its
 * role and its place in the tab order, both of which an `a` without an address loses, so that everyone finds it and hears why.
 * Decision 0522.
 */
export function Anchor({ href, blockedReason, reasonPlace, ...native }: AnchorProps) {
  const follow = useFollow();
  const whenBlocked = useBlocked(blockedReason, native, reasonPlace);
  if (whenBlocked) {
    return (
      <a role="link" tabIndex={0} {...native} onKeyDown={inTurn(native.onKeyDown, press)} {...whenBlocked} />
    );
  }
  if (!follow || href === undefined) return <a {...native} href={href} />;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    native.onClick?.(event);
    follow(event);
  };
  return <a {...native} href={href} onClick={click} />;
}

/** Without an address Enter is no press for the browser, and nobody would hear why. */
function press(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}
