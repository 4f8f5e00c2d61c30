/** The rules by name, in the order in which they are told. */
export const ruleNames = [
  'attributes',
  'refs',
  'descriptions',
  'handlers',
  'prevention',
  'values',
  'resets',
  'quiet',
  'links',
  'table',
  'blocked',
  'axe',
  'words',
  'targets',
  'layers',
  'triggers',
] as const;
export type RuleName = (typeof ruleNames)[number];
