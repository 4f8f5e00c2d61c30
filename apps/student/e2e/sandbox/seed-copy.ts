import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** What a data file held at one moment, to be put back as often as it is wanted. */
type SeedCopy = {
  /** Copies what the file holds now. */
  take: () => void;
  /** Puts it back. @returns false, and nothing is done, where there is none or its dates are no longer around now. */
  putBack: () => boolean;
};

/** How long a copy serves, in ms: everything in it is dated around the moment in which it was seeded. */
const longest = 60_000;

/**
 * A copy of a sandbox's data file, beside it. The sandbox that has the file open goes on with what is put back, as with any
 * write of another process; seeding takes ten times as long, and every test begins with it.
 */
export function seedCopyOf(data: string): SeedCopy {
  const copy = `${data}.seed`;
  let takenAt = Number.NEGATIVE_INFINITY;
  return {
    take: () => {
      rmSync(copy, { force: true });
      inFile(data, (file) => file.prepare('VACUUM INTO ?').run(copy));
      takenAt = performance.now();
    },
    putBack: () => {
      if (performance.now() - takenAt > longest) return false;
      inFile(data, (file) => {
        file.prepare('ATTACH ? AS copy').run(copy);
        file.exec(`BEGIN IMMEDIATE; ${tablesOf(file).map(replace).join(' ')} COMMIT`);
      });
      return true;
    },
  };
}

/** References are not looked at: in the end all of them are as they were. */
function inFile(data: string, work: (file: DatabaseSync) => void) {
  const file = new DatabaseSync(data, { enableForeignKeyConstraints: false, timeout: 5000 });
  try {
    file.exec('PRAGMA synchronous = OFF');
    work(file);
  } finally {
    file.close();
  }
}

type Table = { name: string; columns: string };

/**
 * All tables with the columns that are written; those that SQLite computes are not among them, nor are text indexes, which follow
 * the tables that they are of.
 */
const tablesOf = (file: DatabaseSync) =>
  file
    .prepare(
      `SELECT name, (SELECT group_concat('"' || field.name || '"') FROM pragma_table_info(tables.name) AS field) AS columns
       FROM pragma_table_list AS tables WHERE schema = 'main' AND type = 'table' AND name <> 'sqlite_schema'`,
    )
    .all() as Table[];

const replace = ({ name, columns }: Table) =>
  `DELETE FROM main."${name}"; INSERT INTO main."${name}" (${columns}) SELECT ${columns} FROM copy."${name}";`;
