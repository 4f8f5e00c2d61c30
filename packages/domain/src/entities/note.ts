import * as v from 'valibot';
import { entity } from './entity.ts';
import { Amount, FilledText, Id } from './values.ts';

export const Note = v.object({
  id: Id,
  text: v.string(),
});
export type Note = v.InferOutput<typeof Note>;

/** A note in the variant that keeps the moment. */
export const Annotation = entity(
  {
    id: Id,
    text: v.string(),
    /** Moment of the content the note refers to. */
    seconds: v.nullable(Amount),
    contentID: Id,
  },
  { contentID: 'contentId' },
);
export type Annotation = v.InferOutput<typeof Annotation>;

export const AnnotationInput = v.strictObject({
  text: FilledText,
  seconds: v.nullish(Amount),
});
export type AnnotationInput = v.InferInput<typeof AnnotationInput>;
