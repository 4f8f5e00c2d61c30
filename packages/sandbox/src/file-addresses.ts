/** Where answers say that files are, and where a server has them unless it says otherwise. */
export const usualFiles = '/files/';

/** The answer with the addresses of its files, `/files/…`, put to where they are served: `/some/folder/files/`. */
export const relocateFiles = async (answer: Response, files: string): Promise<Response> => {
  const isJson = answer.headers.get('content-type')?.includes('json');
  if (files === usualFiles || !isJson) return answer;
  return new Response((await answer.text()).replaceAll(`"${usualFiles}`, `"${files}`), answer);
};
