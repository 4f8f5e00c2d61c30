import { uploadImage } from '@student/api-client';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mostBytes } from '../read-body.ts';
import { messageOf, Refusal } from '../refusal.ts';

/** What is still on its way is not read, so the connection carries no further request. */
const closing = (answer: Response): Response => {
  answer.headers.set('connection', 'close');
  return answer;
};

const ofImages = bodyLimit({
  maxSize: mostBytes.form,
  onError: () => closing(new Refusal('IMAGE_TOO_LARGE', messageOf('IMAGE_TOO_LARGE')).toResponse()),
});

const ofTexts = bodyLimit({
  maxSize: mostBytes.text,
  onError: () =>
    closing(
      Response.json(
        { code: 'VALIDATION_ERROR', message: 'O texto passa de 1 MB. Encurte-o e envie de novo.' },
        { status: 413, headers: { 'cache-control': 'no-store' } },
      ),
    ),
});

/**
 * Refuses what is too large with 413 while it arrives: pictures above 3 MiB, anything else above one. Without a word about a body
 * there is none, and one whose length is told and fits is not looked at: hono's limit makes a stream of every body that it sees.
 */
export const limitBodies: MiddlewareHandler = (context, next) => {
  const { req } = context;
  const isImage = req.path === uploadImage.path;
  const length = req.header('content-length');
  if (req.header('transfer-encoding') === undefined) {
    if (length === undefined) return next();
    if (Number(length) <= mostBytes[isImage ? 'form' : 'text']) return next();
  }
  return (isImage ? ofImages : ofTexts)(context, next);
};
