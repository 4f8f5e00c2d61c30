import * as api from '@student/api-client';
import { imageProblem } from '@student/domain';
import { randomToken } from '../random-token.ts';
import { refuse, refuseInvalid, violation } from '../refusal.ts';
import { replyAfter } from '../reply.ts';
import { dropUnused, kindOfImage, uploadPath } from '../uploads.ts';

/** Judged by its name as the client judges it, then by its bytes: a script that is called `.png` is no image. */
export const uploadImage = replyAfter(
  api.uploadImage,
  async ({ body: { file } }) => {
    const name = file instanceof File ? file.name : '';
    const problem = imageProblem({ name, size: file.size });
    if (problem === 'IMAGE_TOO_LARGE') refuse(problem);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = problem ? undefined : kindOfImage(bytes);
    if (!kind) {
      refuseInvalid([violation('INVALID_IMAGE_TYPE', 'file')]);
      return refuse('INVALID_IMAGE_TYPE');
    }
    const { extension, type } = kind;
    return { name, extension, type, base64: toBase64(bytes) };
  },
  ({ store, me, now }, image) => {
    const upload = store.insert('uploads', { ...image, key: randomToken(), userId: me.id, createdAt: now });
    dropUnused(store, me);
    return { path: uploadPath(upload) };
  },
);

const toBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
};
