type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Writes a query as the server reads it: lists repeat the name (CALLS-20), what is empty is left out. */
export function writeQuery(query: Readonly<Record<string, QueryValue>>): URLSearchParams {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') written.append(name, String(one));
    }
  }
  return written;
}
