import type { Question } from '@student/domain';
import type { ChoiceOption } from '@student/ui';
import { questionnaire } from '../pt-br/questionnaire.ts';

type Judged = Pick<Question, 'alternatives' | 'isCorrect'> & {
  chosen: number | undefined;
  /** The server has judged what is chosen. */
  isJudged: boolean;
  isOpen: boolean;
};

/** Alternatives as they are drawn. How the chosen one turned out stands under its words, where a narrow window has the room. */
export const judgedOptions = ({
  alternatives,
  isCorrect,
  chosen,
  isJudged,
  isOpen,
}: Judged): ChoiceOption[] =>
  alternatives.map(({ id, description }) => ({
    value: String(id),
    label: description,
    disabled: !isOpen,
    ...(isJudged && id === chosen
      ? {
          hint: isCorrect ? questionnaire.rightOne : questionnaire.wrongOne,
          mark: isCorrect ? ('correct' as const) : ('wrong' as const),
        }
      : !isOpen && { mark: 'unchosen' as const }),
  }));

/** The mark is a sign beside those words. */
export const signOnly = { correct: '', wrong: '' } as const;
