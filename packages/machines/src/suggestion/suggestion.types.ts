import type { Failure } from '@student/domain';

/** A suggestion as it is written (FORMS-02, FORMS-03). */
export type Suggestion = { title: string; description: string };

/** A suggestion on its way, under a key by which the server knows it when it is sent again. */
export type SentSuggestion = Suggestion & { key: string };

export type SuggestionContext = {
  /** What was sent last. */
  sent: SentSuggestion | undefined;
  /** Why it was not taken, until it is sent again. */
  failure: Failure | undefined;
};

export type SuggestionEvent =
  /** 'Enviar sugestão' was pressed with both fields filled in; the key is used unless the same was sent before and got no answer. */
  { type: 'suggestion.send' } & SentSuggestion;

export type SuggestionEmitted =
  /** The server has it (FORMS-05). */
  | { type: 'suggestion.save'; suggestion: Suggestion }
  /** The server has it not, or nobody knows. */
  | { type: 'suggestion.fail'; failure: Failure };
