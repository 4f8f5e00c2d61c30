import { svgUri } from '../theme/svg-uri.ts';

/** A drawing inside of a style sheet. Single quotes need no escape there. */
export const dataSvg = (svg: string): string => `url("${svgUri(svg.replaceAll('"', "'"))}")`;
