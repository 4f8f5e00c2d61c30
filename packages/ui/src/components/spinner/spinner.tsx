import { spinner } from './spinner.css.ts';
import type { SpinnerSize } from './spinner.variants.ts';

export interface SpinnerProps {
  /** What is under way, for those who do not see it turn. */
  label?: string;
  size?: SpinnerSize;
}

/** Work of unknown length, in the place where its result will be. Appears only after 200 ms. Component 30. */
export function Spinner({ label = 'Carregando...', size = 'medium' }: SpinnerProps) {
  return <span role="status" aria-label={label} className={spinner} data-size={size} />;
}
