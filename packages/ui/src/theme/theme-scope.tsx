import { type ReactNode, useCallback, useState } from 'react';
import type { Native } from '../internal/native.ts';
import { PortalContext } from './portal-container.ts';
import * as styles from './theme-scope.css.ts';
import type { Scheme } from './theme-scope.variants.ts';

export interface ThemeScopeProps extends Native<'div', 'children'> {
  /** Name of the brand's folder in `themes/`. */
  theme: string;
  /** `system` (the default) follows the person's setting. */
  scheme?: Scheme;
  children: ReactNode;
}

/**
 * A part of the page in one brand: sets `data-theme` and `data-scheme`, and holds the container into which dialogs, menus
 * and toasts inside it are drawn, so that two brands can stand side by side, overlays included. The app needs none: there
 * the attributes sit on `html`. Attributes and ref go to its element.
 */
export function ThemeScope({ theme, scheme = 'system', children, ...native }: ThemeScopeProps) {
  const [container] = useState(createContainer);
  const attach = useCallback(
    (host: HTMLDivElement | null) => {
      if (!host || !container) return;
      host.append(container);
      return () => container.remove();
    },
    [container],
  );
  return (
    <div
      {...native}
      data-theme={theme}
      data-scheme={scheme === 'system' ? undefined : scheme}
      className={styles.scope}
    >
      <PortalContext value={container}>{children}</PortalContext>
      <div ref={attach} className={styles.portal} />
    </div>
  );
}

function createContainer(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const container = document.createElement('div');
  container.dataset.portal = '';
  return container;
}
