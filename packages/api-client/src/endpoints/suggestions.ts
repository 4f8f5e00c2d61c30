import { Done, SuggestionInput } from '@student/domain';
import { endpoint } from '../endpoint.ts';

/** Send a suggestion. */
export const sendSuggestion = endpoint('POST /api/decola/suggestion', {
  body: SuggestionInput,
  data: Done,
  refusals: ['VALIDATION_ERROR', 'EMPTY_FIELD'],
});
