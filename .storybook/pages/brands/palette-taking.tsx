import { Button, Inline, Text, TextLink } from '@student/ui';
import { useEffect, useState } from 'react';
import { linkPartOf } from './palette-link.ts';
import type { Trial } from './palette-trial.ts';

/** The ways in which a trial leaves the page: as a file, and as a link. */
export function PaletteTaking({ trial }: { trial: Trial }) {
  const [link, setLink] = useState<{ of: Trial; href: string }>();
  const [copied, setCopied] = useState<{ of: Trial; what: string }>();
  // The link is compressed by the browser, which takes a moment.
  useEffect(() => {
    let isLeft = false;
    void linkPartOf(trial).then((part) => {
      const page = `./iframe.html?id=brands-try-a-palette--default&viewMode=story#${part}`;
      if (!isLeft) setLink({ of: trial, href: page });
    });
    return () => {
      isLeft = true;
    };
  }, [trial]);
  const download = () => {
    const href = URL.createObjectURL(new Blob([trial.tokens], { type: 'application/json' }));
    Object.assign(document.createElement('a'), { href, download: 'tokens.json' }).click();
    // The browser has to have begun to save it.
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  };
  const copy = (what: string, text: string) =>
    void navigator.clipboard.writeText(text).then(() => setCopied({ of: trial, what }));
  return (
    <Inline gap="m">
      <Button size="small" variant="outline" onClick={download}>
        Download tokens.json
      </Button>
      <Button size="small" variant="outline" onClick={() => copy('tokens.json', trial.tokens)}>
        Copy tokens.json
      </Button>
      <Button
        size="small"
        variant="outline"
        onClick={() => link && copy('The link', new URL(link.href, document.baseURI).href)}
      >
        Copy the link
      </Button>
      {link ? <TextLink href={link.href}>This trial</TextLink> : null}
      <Text as="span" size="s" tone="muted" role="status">
        {copied?.of === trial
          ? `${copied.what} is copied.`
          : 'The link carries name, colours and tokens; files stay on this machine.'}
      </Text>
    </Inline>
  );
}
