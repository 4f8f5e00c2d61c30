import { useId, useState } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Button } from '../../components/button/button.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './person-list.css.ts';
import { type PersonListWords, personListWords } from './person-list.words.ts';

export interface PersonListItem {
  id: number | string;
  name: string;
  photoUrl?: string | undefined;
  /** Who is looking at the list. */
  isSelf?: boolean;
}

export interface PersonListProps extends Native<'div', 'children'> {
  /** Names the list. */
  label: string;
  people: readonly PersonListItem[];
  /** How many stand there at first. */
  atFirst?: number;
  words?: DeepPartial<PersonListWords>;
}

/** How many more each press shows: a list of a whole company does not come at once. */
const step = 48;

/**
 * People with photo and name, such as those who are enrolled (EVENT-21). A long list shows some and, with each press of its button, more of
 * them; the button stays where it was until all are shown, and then takes them back. Attributes and ref go to the box round both.
 */
export function PersonList({ label, people, atFirst = 8, words, ...native }: PersonListProps) {
  const says = useWords('personList', personListWords, words);
  const id = useId();
  const [wanted, setWanted] = useState(atFirst);
  const shown = people.slice(0, wanted);
  const rest = people.length - shown.length;
  return (
    <div {...native} className={styles.box}>
      <ul role="list" id={id} className={styles.list} aria-label={label}>
        {shown.map((person) => (
          <li key={person.id} className={styles.person}>
            <Avatar name={person.name} src={person.photoUrl} meaning="decoration" />
            <span className={styles.words}>
              <span className={styles.name}>{unbroken(person.name)}</span>
              {person.isSelf ? <span className={styles.self}>{says.self}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      {people.length > atFirst ? (
        <div>
          <Button
            variant="plain"
            size="small"
            edge="start"
            aria-expanded={rest === 0}
            aria-controls={id}
            onClick={() => setWanted(rest === 0 ? atFirst : shown.length + step)}
          >
            {rest === 0 ? says.less : says.more(Math.min(rest, step))}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
