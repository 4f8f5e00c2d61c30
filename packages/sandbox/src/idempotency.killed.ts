/** Run by idempotency.test.ts: `<file>` writes a note with a key, and is killed when its answer is about to be kept. */
import { openSandbox } from './open-sandbox.ts';
import { sqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

const store = sqliteStore(String(process.argv[2]));
const killing: Store = {
  ...store,
  insert: (collection, draft) => {
    if (collection === 'keptAnswers') process.kill(process.pid, 'SIGKILL');
    return store.insert(collection, draft);
  },
};
await openSandbox({ store: killing, session: 1 }).answer(
  new Request('http://sandbox.test/api/decola/courses/18/contents/1801/notes', {
    method: 'POST',
    headers: { 'idempotency-key': 'a' },
    body: '{"text":"Uma nota"}',
  }),
);
