/** Run by data-file.test.ts: `<file> <version> <insert> [scenario]` seeds, or begins again at the scenario, and is killed before that insert. */
import { openSandbox } from '../open-sandbox.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

const [file = '', version, insert, scenario] = process.argv.slice(2);
const store = sqliteStore(file, Number(version));
let left = scenario ? Number.POSITIVE_INFINITY : Number(insert);
const killing: Store = {
  ...store,
  insert: (collection, draft) => {
    left -= 1;
    if (left <= 0) process.kill(process.pid, 'SIGKILL');
    return store.insert(collection, draft);
  },
};
const sandbox = openSandbox({ store: killing });
left = Number(insert);
sandbox.restart(scenario as ScenarioName);
