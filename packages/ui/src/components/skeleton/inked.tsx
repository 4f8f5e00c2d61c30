import { inked } from './bones.css.ts';

/** A text of about the length that is expected, as bars which break where its words would. Stands in a {@link Veiled}. */
export function Inked({ children }: { children: string }) {
  return <span className={inked}>{children}</span>;
}
