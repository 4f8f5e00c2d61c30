import type { Native } from '../../internal/native.ts';
import type { SocialNetwork } from './social-icon.variants.ts';

export interface SocialIconProps extends Native<'svg', 'children'> {
  network: SocialNetwork;
}

const strokes: Record<SocialNetwork, readonly string[]> = {
  facebook: ['M17 3h-3a5 5 0 0 0-5 5v3H6v4h3v6h4v-6h3l1-4h-4V8a1 1 0 0 1 1-1h3z'],
  instagram: [
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z',
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
    'M17 7h.01',
  ],
  linkedin: ['M5 10v9', 'M5 5h.01', 'M10 19v-9', 'M10 14a4 4 0 0 1 9 0v5'],
  whatsapp: [
    'M4 20l1.3-4A8 8 0 1 1 9 19.3z',
    'M9 9c0 4 2 6 6 6',
    'M9 9l1.5-.5L12 11l-1 1',
    'M15 15l.5-1.5L13 12',
  ],
  youtube: ['M5 6h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z', 'M10 9.5l5 2.5-5 2.5z'],
};

/** The sign of a network, decorative: the link around it says its name (SHELL-36). Attributes and ref go to the `svg`. */
export function SocialIcon({ network, ...native }: SocialIconProps) {
  return (
    <svg
      {...native}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {strokes[network].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
