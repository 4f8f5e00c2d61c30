import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { type CalendarKind, toneOf } from './calendar.variants.ts';
import { dayByKey } from './month-days.ts';
import * as styles from './month-grid.css.ts';

/** Something on a day. */
export interface MonthEntry {
  id: number | string;
  kind: CalendarKind;
  title: string;
  /** '14h'. */
  hour: string;
}

/** A day of the month, or of a week that it shares with a neighbour. */
export interface MonthDay {
  /** `2026-03-12`. */
  date: string;
  /** As it is read: 'quinta-feira, 12 de março'. */
  name: string;
  isOutside: boolean;
  entries: readonly MonthEntry[];
}

export interface MonthGridProps extends Native<'table', 'children' | 'aria-label' | 'role'> {
  /** Names the month. */
  label: string;
  /** From the first day of the week on. */
  weekdays: readonly { name: string; letters: string }[];
  weeks: readonly (readonly MonthDay[])[];
  /** The date of today, wherever it is. */
  today: string;
  /** The date of the chosen day. Keys choose days of other months too: whoever owns the value shows their month. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((date: string) => void) | undefined;
}

/**
 * A month whose days are chosen by press or by keys (APG Grid); where there is room a day shows what is on it, else a dot for each.
 * Attributes and ref go to the `table`.
 */
export function MonthGrid({
  label,
  weekdays,
  weeks,
  today,
  value,
  defaultValue,
  onValueChange,
  ...native
}: MonthGridProps) {
  const [chosen, choose] = useControlled(value, defaultValue ?? today, onValueChange);
  const days = weeks.flat();
  const inside = days.filter(({ isOutside }) => !isOutside);
  const stop = (days.find(({ date }) => date === chosen) ?? inside[0])?.date;
  const awaited = useRef<string>(undefined);
  const stopDay = useRef<HTMLButtonElement>(null);

  // The focus goes with the day that was chosen, once it is drawn: it may stand in another month.
  useLayoutEffect(() => {
    if (awaited.current === undefined || awaited.current !== stop) return;
    awaited.current = undefined;
    stopDay.current?.focus();
  }, [stop]);

  const go = (date: string) => {
    if (date === chosen) return;
    awaited.current = date;
    choose(date);
  };
  const press = (event: KeyboardEvent<HTMLElement>, date: string) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayByKey(event.key, date);
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };

  return (
    <div className={styles.room}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are chosen by keys (APG Grid) */}
      <table {...native} role="grid" aria-label={label} className={styles.month}>
        <thead>
          <tr>
            {weekdays.map(({ name, letters }) => (
              <th key={name} scope="col" abbr={name} className={styles.weekday}>
                {letters.slice(0, 1)}
                <span className={styles.lettersToo}>{letters.slice(1)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
                <td
                  key={day.date}
                  aria-selected={day.date === chosen}
                  className={styles.cell}
                  data-outside={present(day.isOutside)}
                >
                  <button
                    ref={day.date === stop ? stopDay : undefined}
                    type="button"
                    className={styles.day}
                    tabIndex={day.date === stop ? 0 : -1}
                    aria-current={day.date === today ? 'date' : undefined}
                    onClick={() => go(day.date)}
                    onKeyDown={(event) => press(event, day.date)}
                  >
                    <Day day={day} />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Its name is for ears, its number for eyes; what has no room is read all the same. */
function Day({ day: { date, name, entries } }: { day: MonthDay }) {
  const rest = entries.length - styles.seen;
  return (
    <>
      <span className={styles.unseen}>{name}</span>
      <span className={styles.number} aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      {entries.length > 0 ? (
        <span className={styles.entries}>
          {entries.map(({ id, kind, title, hour }) => (
            <span key={id} className={styles.entry} data-tone={toneOf[kind]}>
              <span className={styles.entryText}>
                <span className={styles.unseen}>, </span>
                {hour} {title}
              </span>
            </span>
          ))}
          {rest > 0 ? (
            <span className={styles.rest} aria-hidden="true">
              +{rest}
            </span>
          ) : null}
        </span>
      ) : null}
    </>
  );
}
