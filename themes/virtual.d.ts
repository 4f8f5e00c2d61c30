/** One brand's CSS, made from its folder by `themes/vite.ts`. */
declare module 'virtual:theme/*.css';

/** Every brand's CSS at once. */
declare module 'virtual:themes' {
  /** The brands' folder names, in alphabetical order. */
  export const themeNames: readonly string[];
}
