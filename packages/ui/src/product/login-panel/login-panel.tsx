import { type ReactNode, useEffect, useRef } from 'react';
import { SidePanel, type SidePanelProps } from '../../components/side-panel/side-panel.tsx';
import { useControlled } from '../../internal/use-controlled.ts';
import * as styles from './login-panel.css.ts';

export interface LoginPanelProps extends Omit<SidePanelProps, 'side' | 'size' | 'footer'> {
  /** The form: CPF or e-mail, password, Enter, 'Esqueci minha senha'. */
  children: ReactNode;
  /** The brand's drawing above the form, 16 : 5; it only decorates. */
  pictureUrl?: string;
  /** 'Crie uma conta', where the tenant lets people sign up (AUTH-03). */
  footer?: ReactNode;
  /** Milliseconds until the login field has the focus (LANDING-18). */
  focusDelay?: number;
}

/**
 * Slides over the right third, over everything on phones; the page behind it does not scroll meanwhile (LANDING-16 to
 * LANDING-18). The first field inside gets the focus once the panel has arrived. Attributes and ref go to the panel.
 */
export function LoginPanel({
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  pictureUrl,
  footer,
  focusDelay = 250,
  ...panel
}: LoginPanelProps) {
  const [isOpen, change] = useControlled(open, defaultOpen, onOpenChange);
  const content = useRef<HTMLDivElement>(null);

  // The focus: moving it while the panel still slides makes browsers scroll the half-arrived panel into view.
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      // Who is quicker than the delay stays where they are: a password must not end up in the login.
      const { current: form } = content;
      if (!form?.contains(document.activeElement)) form?.querySelector('input')?.focus();
    }, focusDelay);
    return () => clearTimeout(timer);
  }, [isOpen, focusDelay]);

  return (
    <SidePanel {...panel} open={isOpen} onOpenChange={change} side="end" size="medium">
      <div className={styles.panel} ref={content}>
        {pictureUrl ? (
          <img className={styles.picture} src={pictureUrl} alt="" width={960} height={300} />
        ) : null}
        {children}
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </SidePanel>
  );
}
