/** Gives the person a file under this name, as a link to a file would. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser still reads it as the press ends.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
