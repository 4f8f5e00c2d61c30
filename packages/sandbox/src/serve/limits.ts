import { uploadImage } from '@student/api-client';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mostBytes } from '../read-body.ts';
import { messageOf, Refusal } from '../refusal.ts';

const ofImages = bodyLimit({
  maxSize: mostBytes.form,
  onError: () => new Refusal('IMAGE_TOO_LARGE', messageOf('IMAGE_TOO_LARGE')).toResponse(),
});

const ofTexts = bodyLimit({
  maxSize: mostBytes.text,
  onError: () =>
    Response.json(
      { code: 'VALIDATION_ERROR', message: 'O que foi enviado é grande demais.' },
      { status: 413, headers: { 'cache-control': 'no-store' } },
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
