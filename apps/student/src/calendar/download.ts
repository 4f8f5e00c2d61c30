/** Gives the person a file with this text under this name, as a link to a file would. */
export function download(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser still reads it as the press ends.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
