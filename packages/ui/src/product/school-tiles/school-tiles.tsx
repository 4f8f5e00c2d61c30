import { Blocks, Briefcase, Building2, ChartLine, Cog, Users } from 'lucide-react';
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
  corporate: { hue: 'brand', Icon: Building2 },
  operations: { hue: 'accent', Icon: Cog },
  administration: { hue: 'info', Icon: Briefcase },
  leadership: { hue: 'promote', Icon: Users },
  market: { hue: 'positive', Icon: ChartLine },
  tools: { hue: 'caution', Icon: Blocks },
} as const;

export interface SchoolTilesProps {
  schools: readonly { key: SchoolKey; name: string; text?: string }[];
}

/** Schools as large tiles, each in a hue and with a sign of its own over the brand's motif (LANDING-09). */
export function SchoolTiles({ schools }: SchoolTilesProps) {
  return (
    <ul className={styles.tiles}>
      {schools.map(({ key, name, text }) => {
        const { hue, Icon } = looks[key];
        return (
          <li key={key}>
            <div className={styles.tile} data-hue={hue}>
              <div className={styles.pattern} aria-hidden="true" />
              <Icon className={styles.icon} aria-hidden="true" />
              <h3 className={styles.name}>{name}</h3>
              {text ? <p className={styles.text}>{text}</p> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
