import { UploadResult } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** Upload an image. */
export const uploadImage = endpoint('POST /api/decola/upload/image', {
  body: v.strictObject({ file: v.blob() }),
  sends: 'multipart',
  data: UploadResult,
  refusals: ['INVALID_IMAGE_TYPE', 'IMAGE_TOO_LARGE'],
});
