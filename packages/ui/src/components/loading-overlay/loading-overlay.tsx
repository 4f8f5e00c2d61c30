import { loadingOverlay, ring } from './loading-overlay.css.ts';
import type { LoadingOverlayExtent } from './loading-overlay.variants.ts';

export interface LoadingOverlayProps {
  message?: string;
  extent?: LoadingOverlayExtent;
}

/**
 * The global spinner with its message. Draw it while the work lasts; it takes presses at once and shows itself after
 * 200 ms, so that quick answers do not flicker. SHELL-41. Component 30.
 */
export function LoadingOverlay({ message = 'Carregando...', extent = 'page' }: LoadingOverlayProps) {
  return (
    <div role="status" className={loadingOverlay} data-extent={extent}>
      <span className={ring} />
      {message}
    </div>
  );
}
