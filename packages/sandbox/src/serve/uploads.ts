import type { Store } from '../store/store.ts';
import { uploadAt } from '../uploads.ts';

/** Answers `/files/uploads/<key>.<extension>` from what people uploaded. */
export const answerUpload = (store: Store, path: string): Response | undefined => {
  const upload = uploadAt(store, path);
  if (!upload) return undefined;
  return new Response(Buffer.from(upload.base64, 'base64'), {
    headers: { 'content-type': upload.type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
};
