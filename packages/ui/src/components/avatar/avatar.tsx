import { useState } from 'react';
import type { Native } from '../../internal/native.ts';
import { avatar, photo } from './avatar.css.ts';
import type { AvatarSize } from './avatar.variants.ts';

export interface AvatarProps extends Native<'span', 'children' | 'role' | 'aria-label'> {
  /** Whose it is: read out, and shown as initials where there is no photo. */
  name: string;
  /** Read out in place of the name: 'Foto de Ana Souza'. The initials are those of the name. */
  label?: string;
  /** Address of the photo; absent or broken, the initials stand in. */
  src?: string | undefined;
  size?: AvatarSize;
  /** `decoration` where the name stands beside it in words. */
  meaning?: 'person' | 'decoration';
}

/** A person's photo or initials; attributes and ref go to the circle. Component 10 of the catalogue. */
export function Avatar({
  name,
  label = name,
  src,
  size = 'medium',
  meaning = 'person',
  ...native
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const named =
    meaning === 'person'
      ? ({ role: 'img', 'aria-label': label } as const)
      : ({ 'aria-hidden': true } as const);
  const shows = src !== undefined && src !== '' && src !== broken;
  return (
    <span
      {...native}
      className={avatar}
      data-size={size}
      data-initials={shows ? undefined : initialsOf(name)}
      {...named}
    >
      {shows ? (
        <img className={photo} src={src} alt="" decoding="async" onError={() => setBroken(src)} />
      ) : null}
    </span>
  );
}

/** First letters of the first and the last name: `Ana Beatriz Souza` is `AS`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => word?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('pt-BR');
}
