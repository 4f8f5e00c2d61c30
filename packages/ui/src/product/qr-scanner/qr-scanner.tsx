import { useCallback, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog, type DialogProps } from '../../components/dialog/dialog.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Inline, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/text/text.tsx';
import { present } from '../../internal/present.ts';
import { useSaidOnChange } from '../../internal/use-said.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './qr-scanner.css.ts';
import { type QrScannerWords, qrScannerWords } from './qr-scanner.words.ts';
import { TypedCode } from './typed-code.tsx';
import { type CameraState, openCamera as cameraOfDevice, type QrDecoder, useCamera } from './use-camera.ts';

export type { QrDecoder } from './use-camera.ts';

export interface QrScannerProps
  extends Omit<DialogProps, 'size' | 'footer' | 'children' | 'dismissal' | 'words'> {
  /** Brings what reads codes; called when the scanner opens, and again on a retry. Keep it the same over renders. */
  loadDecoder: () => Promise<QrDecoder>;
  /** Hears the text of a code that the camera sees. @returns why it is not taken; nothing ends the looking */
  onScan: (text: string) => string | undefined;
  /** Hears what was typed in the place of a scan. @returns why it is not taken */
  onType: (text: string) => string | undefined;
  /** Opens the camera; that of the device unless told. Keep it the same over renders. */
  openCamera?: () => Promise<MediaStream>;
  words?: DeepPartial<QrScannerWords>;
}

/**
 * Reads a QR code by the camera, with typing it as the way without one (EVENT-19). The camera is on while it is open and no longer; its
 * pictures stay on the device. Attributes and ref go to the dialog. Component 76 of the catalogue.
 */
export function QrScanner({ loadDecoder, onScan, onType, openCamera, words, ...dialog }: QrScannerProps) {
  const says = useWords('qrScanner', qrScannerWords, words);
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog {...dialog} size="medium" dismissal="explicit" initialFocus="title">
      <Stack>
        <Camera
          key={attempt}
          {...{ loadDecoder, onScan, says }}
          openCamera={openCamera ?? cameraOfDevice}
          onRetry={() => setAttempt((count) => count + 1)}
        />
        <TypedCode onType={onType} words={words} />
      </Stack>
    </Dialog>
  );
}

type CameraProps = Required<Pick<QrScannerProps, 'loadDecoder' | 'onScan' | 'openCamera'>> & {
  onRetry: () => void;
  says: QrScannerWords;
};

function Camera({ loadDecoder, onScan, openCamera, onRetry, says }: CameraProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [objection, setObjection] = useState<string>();
  const onSeen = useCallback(
    (text: string) => {
      const why = onScan(text);
      setObjection(why);
      return why === undefined;
    },
    [onScan],
  );
  const state = useCamera({ video, open: openCamera, load: loadDecoder, onSeen });
  const isOn = state === 'looking' || state === 'found';
  const [title, hint] = textsOf(state, says);
  useSaidOnChange(hint ? `${title}. ${hint}` : title);
  return (
    <Stack gap="s">
      <div className={styles.stage}>
        <video
          ref={setVideo}
          className={styles.video}
          data-playing={present(isOn)}
          aria-label={says.picture}
          muted
          playsInline
        />
        {isOn ? (
          <span className={styles.frame} />
        ) : (
          <Stack gap="xs">
            <Text weight="bold">{title}</Text>
            <Text size="s">{hint}</Text>
          </Stack>
        )}
      </div>
      {isOn ? <Text tone="muted">{title}</Text> : null}
      {objection && state === 'looking' ? (
        <InlineAlert tone="caution" announce="polite">
          {objection}
        </InlineAlert>
      ) : null}
      {state === 'refused' || state === 'absent' || state === 'failed' ? (
        <Inline justify="center">
          <Button size="small" variant="outline" onClick={onRetry}>
            {says.retry}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}

function textsOf(state: CameraState, says: QrScannerWords): [title: string, hint: string] {
  switch (state) {
    case 'asking':
      return [says.asking, says.askingHint];
    case 'refused':
      return [says.refused, says.refusedHint];
    case 'absent':
      return [says.absent, says.absentHint];
    case 'failed':
      return [says.failed, says.failedHint];
    case 'loading':
      return [says.loading, says.loadingHint];
    case 'looking':
      return [says.looking, ''];
    case 'found':
      return [says.found, ''];
  }
}
