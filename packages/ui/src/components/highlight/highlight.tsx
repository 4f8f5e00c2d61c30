import { plainText } from '../../internal/plain-text.ts';
import { highlight } from './highlight.css.ts';

export interface HighlightProps {
  children: string;
  /** What was searched for; accents and case do not matter. Empty marks nothing. */
  term?: string;
}

/** Marks what was searched for inside a text. */
export function Highlight({ children, term = '' }: HighlightProps) {
  const parts = partsOf(children, term.trim());
  if (parts.length === 1) return children;
  return parts.map(({ start, text, isHit }) =>
    isHit ? (
      <mark key={start} className={highlight}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** Cuts a text at every place where the term stands, `ação` and `Acao` being the same. */
export function partsOf(text: string, term: string): { start: number; text: string; isHit: boolean }[] {
  const [hay, needle] = [plain(text), plain(term)];
  if (!needle || hay.length !== text.length) return [{ start: 0, text, isHit: false }];
  const parts: { start: number; text: string; isHit: boolean }[] = [];
  let start = 0;
  for (let hit = hay.indexOf(needle); hit >= 0; hit = hay.indexOf(needle, start)) {
    if (hit > start) parts.push({ start, text: text.slice(start, hit), isHit: false });
    parts.push({ start: hit, text: text.slice(hit, hit + needle.length), isHit: true });
    start = hit + needle.length;
  }
  if (start < text.length || parts.length === 0) parts.push({ start, text: text.slice(start), isHit: false });
  return parts;
}

/** Without accents and case, letter by letter, so that places stay the same. */
const plain = (text: string) => [...text].map((letter) => plainText(letter) || letter).join('');
