import { getCourseCertificate, getEventCertificate, getTrainingCourseCertificate } from '@student/api-client';
import type { EarnedCertificate } from '@student/domain';
import type { Services } from '../../services.ts';
import { certificateQuery } from '../event/event.queries.ts';

/** The server named the file, but it did not come: its address may be opened instead. */
export class FileMissing extends Error {
  readonly url: string;

  constructor(url: string, options?: ErrorOptions) {
    super('The file of a certificate did not come', options);
    this.url = url;
  }
}

/** How long the file is waited for, in ms: as long as a call. */
const longestFile = 30_000;

/**
 * Asks for a certificate, and then for its file (COURSE-08, EVENT-14, EVENT-15, EVENT-31).
 * @throws {FileMissing} when its file does not come, and what the call throws
 */
export async function certificateFile(
  { request, platform, tenant }: Pick<Services, 'request' | 'platform' | 'tenant'>,
  certificate: EarnedCertificate,
): Promise<Blob> {
  const { url } = await asked(request, tenant, certificate);
  try {
    const answer = await platform.fetch(url, { signal: AbortSignal.timeout(longestFile) });
    if (answer.ok) return await answer.blob();
  } catch (cause) {
    throw new FileMissing(url, { cause });
  }
  throw new FileMissing(url);
}

function asked(
  request: Services['request'],
  tenant: Services['tenant'],
  certificate: EarnedCertificate,
): Promise<{ url: string }> {
  const { kind, id } = certificate;
  if (kind === 'course') return request(getCourseCertificate, { params: { id } });
  if (kind === 'training') return request(getTrainingCourseCertificate, { params: { id } });
  const params = { eventId: id, classId: certificate.classId };
  return request(getEventCertificate, { params, query: certificateQuery(tenant, params) });
}
