/** A stand-in for a brand's logo in stories: takes the colour and the face of the place it stands in. */
export function StoryLogo({ name = 'marca' }: { name?: string }) {
  return (
    <svg viewBox="0 0 132 32" width="132" height="32" fill="currentColor" role="img" aria-label={name}>
      <circle cx="16" cy="16" r="13" fill="none" stroke="currentColor" strokeWidth="4" />
      <path d="M9 22 23 8" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      <text x="40" y="23" fontSize="21" fontWeight="700">
        {name}
      </text>
    </svg>
  );
}
