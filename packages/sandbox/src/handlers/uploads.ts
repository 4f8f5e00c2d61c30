import * as api from '@student/api-client';
import { imageProblem } from '@student/domain';
import { refuse, refuseInvalid, violation } from '../refusal.ts';
import { reply } from '../reply.ts';

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

export const uploadImage = reply(api.uploadImage, async ({ store, me, request, now }) => {
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof File)) {
    refuseInvalid([violation('VALIDATION_ERROR', 'file')]);
    return refuse('VALIDATION_ERROR');
  }
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const problem = imageProblem(file);
  if (problem === 'INVALID_IMAGE_TYPE') refuseInvalid([violation(problem, 'file')]);
  if (problem) refuse(problem);
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  const upload = {
    userId: me.id,
    name: file.name,
    type: types[extension] ?? file.type,
    base64: btoa(binary),
    createdAt: now,
  };
  const { id } = store.insert('uploads', upload);
  return { path: `/files/uploads/${id}.${extension}` };
});
