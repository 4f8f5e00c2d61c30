import {
  BlocksIcon,
  BriefcaseIcon,
  ChartLineIcon,
  CogIcon,
  CompanyIcon,
  UsersIcon,
} from '../../components/icon/icons.ts';
import type { Native } from '../../internal/native.ts';
import * as styles from './school-tiles.css.ts';

/** The six schools, in the order of the landing page (LANDING-09). */
export const schoolKeys = [
  'corporate',
  'operations',
  'administration',
  'leadership',
  'market',
  'tools',
] as const;
export type SchoolKey = (typeof schoolKeys)[number];

const looks = {
  corporate: { hue: 'brand', Icon: CompanyIcon },
  operations: { hue: 'accent', Icon: CogIcon },
  administration: { hue: 'info', Icon: BriefcaseIcon },
  leadership: { hue: 'promote', Icon: UsersIcon },
  market: { hue: 'positive', Icon: ChartLineIcon },
  tools: { hue: 'caution', Icon: BlocksIcon },
} as const;

export interface SchoolTilesProps extends Native<'ul', 'children'> {
  schools: readonly { key: SchoolKey; name: string; text?: string }[];
}

/** Schools as large tiles, each in a hue and with a sign of its own over the brand's motif (LANDING-09). Attributes and ref go to the list. */
export function SchoolTiles({ schools, ...native }: SchoolTilesProps) {
  return (
    <ul role="list" {...native} className={styles.tiles}>
      {schools.map(({ key, name, text }) => {
        const { hue, Icon } = looks[key];
        return (
          <li key={key}>
            <div className={styles.tile} data-hue={hue}>
              <div className={styles.pattern} aria-hidden="true" />
              <Icon />
              <h3 className={styles.name}>{name}</h3>
              {text ? <p className={styles.text}>{text}</p> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
