import type * as v from 'valibot';
import { entity } from './entity.ts';
import { Url } from './values.ts';

export const UploadResult = entity(
  {
    /** Where the file can be read. */
    path: Url,
  },
  { path: 'url' },
);
export type UploadResult = v.InferOutput<typeof UploadResult>;

export const CertificateResult = entity(
  {
    /** Where the certificate file can be read. */
    path: Url,
  },
  { path: 'url' },
);
export type CertificateResult = v.InferOutput<typeof CertificateResult>;
