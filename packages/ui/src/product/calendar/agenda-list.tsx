import { Tag } from '../../components/tag/tag.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import * as styles from './agenda-list.css.ts';
import { type CalendarKind, toneOf } from './calendar.variants.ts';

/** Something on a day, and its page. */
export interface AgendaItem {
  id: number | string;
  kind: CalendarKind;
  /** What it is, in a word: 'Evento'. */
  kindName: string;
  title: string;
  href: string;
  /** 'das 14h às 16h'. */
  time: string;
  location?: string | undefined;
  /** What there is to say of it beside, in a word or two: 'Presença registrada'. */
  state?: string | undefined;
}

/** A day with what is on it. */
export interface AgendaDay {
  /** `2026-03-12`. */
  date: string;
  /** As it is said: 'Amanhã'. */
  title: string;
  items: readonly AgendaItem[];
}

export interface AgendaListProps extends Native<'div', 'children'> {
  days: readonly AgendaDay[];
  /** Of each day's title in the page. */
  level?: 2 | 3 | 4;
  /** What is said of a day on which nothing is. */
  none?: string | undefined;
}

/** What is on some days, day by day, each with its hours, its place and its page. Attributes and ref go to its root. */
export function AgendaList({ days, level = 3, none, ...native }: AgendaListProps) {
  const Title = `h${level}` as const;
  return (
    <div {...native} className={styles.root}>
      {days.map(({ date, title, items }) => (
        <section key={date} className={styles.day} aria-labelledby={`agenda-${date}`}>
          <Title id={`agenda-${date}`} className={styles.title}>
            {title}
          </Title>
          {items.length === 0 && none ? <p className={styles.none}>{none}</p> : null}
          {items.length === 0 ? null : (
            <ul role="list" className={styles.list}>
              {items.map((item) => (
                <li key={item.id} className={styles.item}>
                  <Item item={item} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

function Item({ item: { kind, kindName, title, href, time, location, state } }: { item: AgendaItem }) {
  return (
    <div className={styles.row}>
      <span className={styles.time}>{time}</span>
      <div className={styles.words}>
        <Anchor className={styles.link} href={href}>
          {unbroken(title)}
        </Anchor>
        {location ? <span className={styles.location}>{unbroken(location)}</span> : null}
        <span className={styles.tags}>
          <Tag tone={toneOf[kind]}>{kindName}</Tag>
          {state ? <Tag tone="positive">{state}</Tag> : null}
        </span>
      </div>
    </div>
  );
}
