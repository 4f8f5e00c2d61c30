import { type ComponentPropsWithRef, cloneElement, type ReactElement, type ReactNode } from 'react';
import { ExternalIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { textLink } from './text-link.css.ts';
import type { LinkTone, LinkUnderline } from './text-link.variants.ts';

export interface TextLinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children' | 'target'> {
  children: ReactNode;
  tone?: LinkTone;
  underline?: LinkUnderline;
  /** `new tab` says so, in a sign and in words. */
  opens?: 'here' | 'new tab';
  /** Why it leads nowhere now (`Em manutenção`): it stays reachable and says so. */
  blockedReason?: string;
  /** The words of the new-tab sign. */
  newTabLabel?: string;
  /** The router's own link (`<Link to="…" />`), dressed; without it a plain `a` is drawn. */
  render?: ReactElement<ComponentPropsWithRef<'a'>>;
}

/** A link in text. Inside the app give the router's link through `render`. Component 6 of the catalogue. */
export function TextLink({
  tone = 'brand',
  underline = 'always',
  opens = 'here',
  blockedReason,
  newTabLabel = 'abre em nova guia',
  render,
  children,
  ...native
}: TextLinkProps) {
  const isBlocked = blockedReason !== undefined;
  const look = {
    className: textLink,
    'data-tone': tone,
    'data-underline': underline,
    'data-state': isBlocked ? 'blocked' : 'idle',
  };
  if (isBlocked) {
    // Without an address it is no link to the platform, so the role says that it is one, and the keyboard still finds it.
    const blocked = {
      role: 'link',
      'aria-disabled': true,
      'aria-description': blockedReason,
      tabIndex: 0,
    } as const;
    return (
      <span {...look} {...blocked} title={blockedReason}>
        {children}
      </span>
    );
  }
  const content =
    opens === 'here' ? (
      children
    ) : (
      <>
        {children}
        <ExternalIcon />
        <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>
      </>
    );
  const away = opens === 'here' ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  const props = { ...native, ...look, ...away, children: content };
  return render ? cloneElement(render, props) : <a {...props} />;
}
