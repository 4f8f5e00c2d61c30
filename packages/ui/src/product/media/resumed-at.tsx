import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { clockText, spokenTime } from './clock-text.ts';
import type { MediaWords } from './media.words.ts';

/** Where somebody left a medium: drawn as the clock of its bar, heard in words. */
export function ResumedAt({ seconds, words }: { seconds: number; words: MediaWords }) {
  return (
    <span>
      <span aria-hidden="true">{words.resumedAt(clockText(seconds))}</span>
      <VisuallyHidden>{words.resumedAt(spokenTime(seconds))}</VisuallyHidden>
    </span>
  );
}
