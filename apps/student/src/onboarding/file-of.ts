/** The picture of a data URL as a file: the server judges uploads by their names too (LIMITS-10). */
export function fileOf(image: string): File {
  const [head = '', base64 = ''] = image.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new File([bytes], `foto.${type.split('/').at(-1)}`, { type });
}
