import type { Native } from '../../internal/native.ts';
import { inked } from './bones.css.ts';

export interface InkedProps extends Native<'span', 'children'> {
  children: string;
}

/**
 * A text of about the length that is expected, as bars which break where its words would. Stands in a {@link Veiled}. Attributes
 * and ref go to its `span`.
 */
export function Inked(props: InkedProps) {
  return <span {...props} className={inked} />;
}
