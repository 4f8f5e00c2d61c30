/** Run by store.test.ts: writes pairs of records for ever, telling each finished pair, until it is killed. */
import { sqliteStore } from './sqlite.ts';

const store = sqliteStore(String(process.argv[2]));
for (let pair = 1; ; pair++) {
  store.transaction(() => {
    store.insert('shops', { name: `Loja ${pair}` });
    store.insert('productCategories', { name: `Categoria ${pair}` });
  });
  process.stdout.write(`${pair}\n`);
}
