import * as v from 'valibot';
import { maybe, Url } from './values.ts';

export const YoutubeVideo = v.object({
  /** Video code at the provider. */
  code: v.string(),
});
export type YoutubeVideo = v.InferOutput<typeof YoutubeVideo>;

export const IntroductoryContent = v.object({
  title: maybe(v.string()),
  url: maybe(Url),
  youtube: maybe(YoutubeVideo),
});
export type IntroductoryContent = v.InferOutput<typeof IntroductoryContent>;
