import { useEffect, useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../components/icon/icons.ts';
import { present } from '../../internal/present.ts';
import * as styles from './footer.css.ts';
import type { FooterWords } from './footer.words.ts';
import { type FooterLink, OutsideLink } from './outside-link.tsx';

/** The company's links in one line; on phones behind a button, so that the end of a page of work is no page of its own. */
export function BriefLinks({ links, says }: { links: readonly FooterLink[]; says: FooterWords }) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);

  // The window's scroll: the list opens under what stood at its foot.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <nav aria-label={says.navigation}>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {says.company}
        <ChevronDownIcon />
      </button>
      <ul ref={list} id={id} role="list" className={styles.row} data-open={present(isOpen)}>
        {links.map((link) => (
          <li key={link.label}>
            <OutsideLink {...link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
