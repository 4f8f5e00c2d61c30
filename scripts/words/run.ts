/** `npm run words`: accepts the words as they are now, and says what changed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { differencesOf, listFile, listOf, readList, wordsByFile } from './list.ts';

const kept = existsSync(listFile) ? readFileSync(listFile, 'utf8') : '';
const words = wordsByFile();
writeFileSync(listFile, listOf(words));
const differences = differencesOf(readList(kept), words);
console.log(differences.length === 0 ? 'No word has changed.' : differences.join('\n'));
