/** The little of wawoff2 that is used here; the package ships no types. */
declare module 'wawoff2' {
  const wawoff2: {
    /** A woff2 file as the TrueType or OpenType file that it was. @throws where it is none. */
    decompress(bytes: Uint8Array): Promise<Uint8Array>;
    /** The other way; the tests make their fonts with it. */
    compress(bytes: Uint8Array): Promise<Uint8Array>;
  };
  export default wawoff2;
}
