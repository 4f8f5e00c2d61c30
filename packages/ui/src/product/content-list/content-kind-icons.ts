import {
  AudioIcon,
  ClipboardListIcon,
  DocumentIcon,
  FileIcon,
  HelpIcon,
  PackageIcon,
  SquarePlayIcon,
} from '../../components/icon/icons.ts';
import type { ContentKind } from './content-list.variants.ts';

/** The sign of each kind of content, wherever one is shown (PLAYER-18, PLAYER-19). */
export const contentKindIcons = {
  video: SquarePlayIcon,
  package: PackageIcon,
  pdf: DocumentIcon,
  exercise: HelpIcon,
  audio: AudioIcon,
  form: ClipboardListIcon,
  unknown: FileIcon,
} as const satisfies Record<ContentKind, unknown>;
