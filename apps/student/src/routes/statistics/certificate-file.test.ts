import { expect, it, vi } from 'vitest';
import type { Services } from '../../services.ts';
import { certificateFile, FileMissing } from './certificate-file.ts';

const course = { kind: 'course', id: 7 } as never;

it('a file that does not come in thirty seconds is missing, and its address is known (COURSE-08)', async () => {
  const end = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
  const fetch = (_url: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
  const services = { request: async () => ({ url: '/files/c.pdf' }), platform: { fetch }, tenant: {} };
  const file = certificateFile(services as unknown as Services, course);
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(30_000));
  end.abort();
  await expect(file).rejects.toEqual(new FileMissing('/files/c.pdf'));
  timeout.mockRestore();
});
