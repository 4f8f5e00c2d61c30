import type { Store } from '../store/store.ts';

/** Answers `/files/uploads/<id>.<extension>` from what people uploaded. */
export const answerUpload = (store: Store, path: string): Response | undefined => {
  const [, id] = /^uploads\/(\d+)\.\w+$/.exec(path) ?? [];
  const upload = id === undefined ? undefined : store.get('uploads', Number(id));
  if (!upload) return undefined;
  return new Response(Buffer.from(upload.base64, 'base64'), {
    headers: { 'content-type': upload.type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
};
