import type { MouseEvent, ReactNode } from 'react';
import { CheckIcon, EventIcon, LockIcon, PlaceIcon, UsersIcon } from '../../components/icon/icons.ts';
import { Tag } from '../../components/tag/tag.tsx';
import type { TagTone } from '../../components/tag/tag.variants.ts';
import { unbroken } from '../../components/text/unbroken.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './class-choice.css.ts';
import type { ClassState } from './class-choice.variants.ts';
import { type ClassChoiceWords, classChoiceWords } from './class-choice.words.ts';

/** One class of an event. */
export interface ClassChoiceItem {
  id: number | string;
  name: string;
  /** The page of this class. */
  href: string;
  /** Already told: 'De 14 a 15 de março'. */
  when: string;
  place?: string | undefined;
  /** How many seats are left, already told: '3 vagas'. Left out where nobody can enrol any more. */
  seats?: string | undefined;
  state: ClassState;
}

export interface ClassChoiceProps extends Native<'ul', 'children'> {
  /** Names the list. */
  label: string;
  items: readonly ClassChoiceItem[];
  /** The class that the page shows. */
  currentId: number | string;
  /** The class was chosen here: a new page puts the focus on its link, and not on the page's title. */
  isChosen?: boolean;
  /** Called on a plain press instead of following the link. */
  onChoose?: (href: string) => void;
  words?: DeepPartial<ClassChoiceWords>;
}

/**
 * The classes of an event to choose from, each a link to its own page: when and where it is, how many seats are left, and whether it is
 * the person's, sold out or over (EVENT-01, EVENT-04). Attributes and ref go to the list.
 */
export function ClassChoice({
  label,
  items,
  currentId,
  isChosen = false,
  onChoose,
  words,
  ...native
}: ClassChoiceProps) {
  const says = useWords('classChoice', classChoiceWords, words);
  const choose = (event: MouseEvent, href: string) => {
    if (!onChoose || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(href);
  };
  return (
    <ul role="list" {...native} className={styles.list} aria-label={label}>
      {items.map(({ id, name, href, when, place, seats, state }) => {
        const isCurrent = id === currentId;
        const look = looks[state];
        return (
          <li key={id} className={styles.item}>
            <Anchor
              className={styles.option}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              data-came-for={present(isCurrent && isChosen)}
              tabIndex={0}
              onClick={(event) => choose(event, href)}
              data-over={present(state === 'finished')}
            >
              <span className={styles.head}>
                <span className={styles.name}>{unbroken(name)}</span>
                {look ? (
                  <Tag tone={look.tone} icon={look.icon}>
                    {says.states[state]}
                  </Tag>
                ) : null}
              </span>
              <span className={styles.fact}>
                <EventIcon />
                {when}
              </span>
              {place ? (
                <span className={styles.fact}>
                  <PlaceIcon />
                  {unbroken(place)}
                </span>
              ) : null}
              {seats ? (
                <span className={styles.fact}>
                  <UsersIcon />
                  {seats}
                </span>
              ) : null}
              {isCurrent ? <VisuallyHidden> ({says.current})</VisuallyHidden> : null}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

const looks: Record<ClassState, { tone: TagTone; icon?: ReactNode } | undefined> = {
  open: undefined,
  enrolled: { tone: 'positive', icon: <CheckIcon /> },
  full: { tone: 'caution' },
  finished: { tone: 'neutral' },
  closed: { tone: 'neutral', icon: <LockIcon /> },
};
