/** A file of captions in WebVTT. */
export interface CaptionTrack {
  src: string;
  label: string;
  language: string;
}
