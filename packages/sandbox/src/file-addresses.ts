/** Where answers say that files are, and where a server has them unless it says otherwise. */
export const usualFiles = '/files/';

/** The text of an answer with the addresses of its files, `/files/…`, put to where they are served: `/some/folder/files/`. */
export const relocateFiles = (answer: string, files: string): string =>
  files === usualFiles ? answer : answer.replaceAll(`"${usualFiles}`, `"${files}`);
