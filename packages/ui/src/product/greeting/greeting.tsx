import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import * as styles from './greeting.css.ts';

export interface GreetingProps extends Native<'div', 'title'> {
  /** 'Olá, Ana!', the page's h1. */
  title: string;
  text?: ReactNode;
  /** Beside it: the FAQ button, the way to the statistics. */
  actions?: ReactNode;
  /** What to go on with first: a ContinueCard or two. */
  children?: ReactNode;
}

/** The head of the dashboard: who is here, and what to continue first. Attributes and ref go to its root. */
export function Greeting({ title, text, actions, children, ...native }: GreetingProps) {
  return (
    <div {...native} className={styles.greeting}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
