export type RichTextFormat = 'html' | 'markdown' | 'either';

/** A tag of HTML, opened or closed; an address in angle brackets, as Markdown has it, is none. */
const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;

/** What a text is written in, where it may be either (FORMS-14): one with a tag is HTML, any other Markdown. */
export const formatOf = (source: string, format: RichTextFormat): 'html' | 'markdown' =>
  format === 'either' ? (tag.test(source) ? 'html' : 'markdown') : format;
