/** A zip archive of texts, stored without compression: enough for a spreadsheet, and any reader opens it. */
export const zip = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder();
  const entries = Object.entries(files).map(([name, text]) => {
    const content = encoder.encode(text);
    return { name: encoder.encode(name), content, sum: checksum(content) };
  });
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content, sum } of entries) {
    const facts = [20, 0x0800, 0, 0, 0x5c62] as const;
    const local = record([[0x04034b50], facts, [sum, content.length, content.length], [name.length, 0]]);
    directory.push(
      record([
        [0x02014b50],
        [20, ...facts],
        [sum, content.length, content.length],
        [name.length, 0, 0, 0, 0],
        [0, offset],
      ]),
      name,
    );
    parts.push(local, name, content);
    offset += local.length + name.length + content.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record([[0x06054b50], [0, 0, entries.length, entries.length], [size, offset], [0]]);
  return joined([...parts, ...directory, end]);
};

/** Little-endian numbers: groups take turns of 4 and 2 bytes each, beginning with 4. */
const record = (groups: readonly (readonly number[])[]): Uint8Array => {
  const bytes = groups.flatMap((group, at) =>
    group.flatMap((value) =>
      (at % 2 === 0 ? [0, 8, 16, 24] : [0, 8]).map((shift) => (value >>> shift) & 255),
    ),
  );
  return new Uint8Array(bytes);
};

const table = Array.from({ length: 256 }, (_, value) => {
  let sum = value;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum >>> 0;
});

/** CRC-32. */
const checksum = (content: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of content) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
};

/** One array of all parts. */
export const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
