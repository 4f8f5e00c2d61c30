/** What an address of a file ends with, `svg` or `jpg`; null without one. */
export const extensionOf = (url: string | null | undefined): string | null =>
  /\.(\w+)(?:[?#].*)?$/.exec(url ?? '')?.[1]?.toLowerCase() ?? null;
