/** The player of an audio, by itself: its code comes with the first content that is one (PLAYER-18). */
export { AudioPlayer as default } from '@student/ui';
