import { expect, test } from 'vitest';
import { courseCardWords } from './course-card.words.ts';

test.each([
  [undefined, 'Comentários'],
  [0, '0 comentários'],
  [1, '1 comentário'],
  [2, '2 comentários'],
])('with %s comments a card says %j, and a screen reader of which course (DASH-45)', (count, said) => {
  expect(courseCardWords.commentsText(count)).toBe(said);
  expect(courseCardWords.comments('Comunicação clara', count)).toBe(`${said} sobre Comunicação clara`);
});
