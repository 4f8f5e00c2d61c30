import { useId, useState } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Button } from '../../components/button/button.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './ranking.css.ts';
import { type RankingWords, rankingWords } from './ranking.words.ts';

export interface RankingRow {
  id: number | string;
  /** The place, from 1; several may share one. */
  position: number;
  name: string;
  photoUrl?: string | undefined;
  /** What the place is for, with its unit. */
  score: string;
  /** Who is looking at it. */
  isSelf?: boolean;
}

export interface RankingProps extends Native<'div', 'children'> {
  /** Names the list. */
  label: string;
  /** By their places. */
  rows: readonly RankingRow[];
  /** How many stand there at first. */
  atFirst?: number;
  words?: DeepPartial<RankingWords>;
}

/** How many more each press shows. */
const step = 50;

/**
 * People by their places (PROFILE-10). A long ranking shows the first ones and, with each press of its button, more; the row of who is
 * looking is always there, after the others where its place is not shown. Attributes and ref go to the box round both. Component 73.
 */
export function Ranking({ label, rows, atFirst = 10, words, ...native }: RankingProps) {
  const says = useWords('ranking', rankingWords, words);
  const id = useId();
  const [wanted, setWanted] = useState(atFirst);
  const shown = rows.slice(0, wanted);
  const own = rows.slice(wanted).find(({ isSelf }) => isSelf);
  const rest = rows.length - shown.length;
  return (
    <div {...native} className={styles.box}>
      <ol role="list" id={id} className={styles.list} aria-label={label}>
        {shown.map((row) => (
          <Row key={row.id} row={row} says={says} />
        ))}
        {own ? <Row key={own.id} row={own} says={says} isApart /> : null}
      </ol>
      {rows.length > atFirst ? (
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

type RowProps = { row: RankingRow; says: RankingWords; isApart?: boolean };

function Row({ row: { position, name, photoUrl, score, isSelf }, says, isApart = false }: RowProps) {
  const classes = [styles.row, isSelf && styles.own, isApart && styles.apart].filter(Boolean).join(' ');
  return (
    <li className={classes} aria-current={isSelf || undefined}>
      <span className={styles.place}>{says.place(position)}</span>
      <span className={styles.person}>
        <Avatar name={name} src={photoUrl} meaning="decoration" />
        <span className={styles.name}>
          <span>{unbroken(name)}</span>
          {isSelf ? <span className={styles.self}>{says.self}</span> : null}
        </span>
      </span>
      <span className={styles.score}>{score}</span>
    </li>
  );
}
