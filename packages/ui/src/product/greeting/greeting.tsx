import { type ReactNode, useId } from 'react';
import { unbroken } from '../../components/text/unbroken.tsx';
import { merge } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import * as styles from './greeting.css.ts';

export interface GreetingProps extends Native<'div', 'title'> {
  /** 'Olá, Ana!', the page's h1. */
  title: string;
  /** The one card: a `NextStepCard`, or what stands in its place. */
  children?: ReactNode;
  /** Beside the card, a `GreetingPart` each: the week, what is due. */
  aside?: ReactNode;
}

/**
 * The head of the dashboard, in the ground of the brand's hero: who is here, and what to do next. It is as wide as the window, so it
 * stands before the `Page`. Attributes and ref go to its root.
 */
export function Greeting({ title, aside, children, ...native }: GreetingProps) {
  return (
    <div {...native} className={styles.band}>
      <h1 className={styles.title}>{unbroken(title)}</h1>
      {children || aside ? (
        <div className={styles.parts}>
          {children}
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </div>
      ) : null}
    </div>
  );
}

export interface GreetingPartProps extends Native<'section', 'title'> {
  title: string;
  /** What is seen first: days, a number. */
  children?: ReactNode;
  /** Says it in a sentence. */
  text?: ReactNode;
  /** It is still on its way. */
  busy?: boolean;
}

/** A named part beside the card. Attributes and ref go to the `section`. */
export function GreetingPart({ title, text, busy, children, ...native }: GreetingPartProps) {
  const id = useId();
  return (
    <section
      aria-busy={busy || undefined}
      {...merge(native, { 'aria-labelledby': id })}
      className={styles.part}
    >
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      {children}
      {text ? <div className={styles.partText}>{text}</div> : null}
    </section>
  );
}

/** A number that is looked at rather than read. Attributes and ref go to its box. */
export function GreetingFigure(native: Native<'p'>) {
  return <p {...native} className={styles.figure} />;
}

export interface WeekDaysProps extends Native<'div', 'children' | 'role' | 'aria-label'> {
  /** Says the whole: on which days. */
  label: string;
  /** The days, the oldest first: a letter, whether it is marked, whether it is today; none while they are on their way. */
  days: readonly { key: string; letter: string; isMarked: boolean; isToday: boolean }[];
}

/** A row of the last days, of which some are marked. Attributes and ref go to the row. */
export function WeekDays({ label, days, ...native }: WeekDaysProps) {
  return (
    <div {...native} className={styles.days} role="img" aria-label={label}>
      {days.map(({ key, letter, isMarked, isToday }) => (
        <span key={key} className={styles.day} data-on={present(isMarked)} data-current={present(isToday)}>
          {letter}
        </span>
      ))}
    </div>
  );
}
