/** One thing that looks otherwise than it should: what replaces a text in a file, and the stories that have to tell. */
export interface Mutant {
  name: string;
  kind: string;
  /** From the project's root; a text that is there exactly once, and what stands there instead. */
  file: string;
  from: string;
  to: string;
  /** Ids of stories, or their beginnings. */
  stories: readonly string[];
  /** A brand's own value is drawn in pictures of that brand, one of a scheme in those of that scheme. */
  only?: { brand: string; scheme?: 'light' | 'dark' };
}
