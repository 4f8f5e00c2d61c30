/** What comes with a commit. */
type Commit = { isTerminateCommit?: boolean };

/** The way to the server, as scorm-again asks for one. */
export type IHttpService = {
  processHttpRequest: (
    url: string,
    params: object,
    immediate: boolean,
    log: (...words: never[]) => void,
    listeners: (...words: never[]) => void,
    commit?: Commit,
  ) => { result: string; errorCode: number };
  updateSettings: () => void;
};

/** A runtime of scorm-again: the functions of its standard, and what it is given. */
export type Runtime = {
  [name: string]: (...words: string[]) => unknown;
} & { loadFromFlattenedJSON: (state: Readonly<Record<string, string>>, element: string) => void };
