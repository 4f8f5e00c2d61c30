import { useState } from 'react';

/** Which parts of the page hold something that is not saved. */
export type Unsaved = {
  mark: (part: 'data' | 'password', isUnsaved: boolean) => void;
  has: () => boolean;
};

/** Knows it without drawing anything anew: it is only asked when somebody leaves. */
export function useUnsaved(): Unsaved {
  const [unsaved] = useState(() => {
    const parts = new Set<string>();
    return {
      mark: (part: string, isUnsaved: boolean) => void (isUnsaved ? parts.add(part) : parts.delete(part)),
      has: () => parts.size > 0,
    };
  });
  return unsaved;
}
