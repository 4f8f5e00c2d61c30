import { Annotation, AnnotationInput, Done, named, rows } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** List one's notes on a content (annotation variant). */
export const listAnnotations = endpoint('GET /api/decola/annotation/list/:id', {
  data: named('annotations', rows(Annotation)),
});

/** Write a note on a content (annotation variant). */
export const createAnnotation = endpoint('POST /api/decola/annotation/create/:contentId', {
  body: v.strictObject({ annotation: AnnotationInput }),
  data: named('annotation', Annotation),
  refusals: ['INVALID_CONTENT_ANNOTATION'],
});

/** Rewrite a note (annotation variant). */
export const updateAnnotation = endpoint('POST /api/decola/annotation/edit/:id', {
  body: v.strictObject({ annotation: AnnotationInput }),
  data: named('annotation', Annotation),
  refusals: ['INVALID_CONTENT_ANNOTATION'],
});

/** Delete a note (annotation variant). */
export const deleteAnnotation = endpoint('DELETE /api/decola/annotation/delete/:id', {
  data: Done,
});
