import * as v from 'valibot';

export const SuggestionInput = v.strictObject({
  title: v.pipe(v.string(), v.regex(/\S/), v.maxLength(100)),
  description: v.pipe(v.string(), v.regex(/\S/), v.maxLength(500)),
});
export type SuggestionInput = v.InferInput<typeof SuggestionInput>;
