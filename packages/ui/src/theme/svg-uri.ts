/** A drawing as an address inside of `url("…")` in a style sheet. Only what would end it is escaped: a third of what escaping all of it weighs. */
export const svgUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%"#<>]/g, encodeURIComponent)}`;

/** A drawing as an address that may stand anywhere, also in a list of pictures, where a space ends it. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
