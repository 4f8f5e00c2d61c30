/**
 * A `fetch` that tells how much of the body was sent, from 0 to 1. It rests on XMLHttpRequest: streaming a request
 * through `fetch` needs HTTP/2 and exists in one browser family only.
 */
export function uploadFetch(onProgress: (share: number) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.withCredentials = request.credentials === 'include';
      call.responseType = 'blob';
      request.headers.forEach((value, name) => {
        call.setRequestHeader(name, value);
      });
      call.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
      call.upload.onload = () => onProgress(1);
      call.onload = () => {
        const { status } = call;
        // A status that has no body does not take an empty one either.
        const answer = status === 204 || status === 205 ? null : call.response;
        resolve(new Response(answer, { status, headers: headersOf(call) }));
      };
      call.onerror = () => reject(new TypeError('Failed to fetch'));
      call.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body);
    });
  };
}

function headersOf(call: XMLHttpRequest): Headers {
  const lines = call.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}
