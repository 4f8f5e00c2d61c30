import { Button, ConfirmDialog, Dialog, InlineAlert, ListRow, Spinner, Stack, Tag } from '@student/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceData as words } from '../pt-br/device-data.ts';
import { useServices } from '../services.ts';
import { Failed } from '../shell/failed.tsx';
import { useComponentLoading } from '../use-component-loading.ts';
import { clearDeviceData, type KeptData, readDeviceData } from './device-data.ts';

type DeviceDataDialogProps = { personId: number; onClose: () => void };

/** What this device keeps, in plain words and with its size, and clearing it (docs/privacy.md). */
export default function DeviceDataDialog({ personId, onClose }: DeviceDataDialogProps) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const { isLoading, track } = useComponentLoading();
  const queryKey = ['device-data', personId] as const;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: () => track(() => readDeviceData(services, personId)),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  });

  const clear = async (extent: 'but what is unsent' | 'all') => {
    if (isClearing) return;
    setClearing(true);
    try {
      await track(() => clearDeviceData(services, personId, extent));
      services.messages.succeed(words.cleared);
    } catch {
      // A device that refuses: what is still there stands in the list.
      services.messages.fail(words.failed);
    }
    await queryClient.invalidateQueries({ queryKey });
    setClearing(false);
    setAsking(false);
  };

  const has = (clearing: KeptData['clearing']) => data?.kept.some((kept) => kept.clearing === clearing);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words.title}
      description={words.text}
      initialFocus="title"
      footer={
        has('goes') ? (
          <Button
            pending={isClearing && !isAsking}
            tone="critical"
            onClick={() => void clear('but what is unsent')}
          >
            {words.clear}
          </Button>
        ) : undefined
      }
    >
      {isLoading ? <Spinner /> : null}
      {error && !data ? (
        <Failed
          error={error}
          retry={() => void refetch()}
          pending={isFetching}
          level={3}
          missing={words.readFailed}
        />
      ) : null}
      {data ? (
        <Stack>
          {has('unsent') ? (
            <InlineAlert
              tone="caution"
              title={words.unsentTitle}
              action={
                <Button size="small" variant="outline" tone="neutral" onClick={() => setAsking(true)}>
                  {words.clearAll}
                </Button>
              }
            >
              {words.unsent(data.unsent)}
            </InlineAlert>
          ) : null}
          <ul aria-label={words.list}>
            {data.kept.map((kept) => (
              <li key={kept.name}>
                <ListRow
                  title={words.names[kept.name]}
                  note={
                    <>
                      {words.texts[kept.name]}{' '}
                      {kept.name === 'app' ? words.files(kept.count) : words.amount(kept.count, kept.bytes)}
                    </>
                  }
                  trailing={kept.clearing === 'stays' ? <Tag>{words.stays}</Tag> : undefined}
                />
              </li>
            ))}
          </ul>
        </Stack>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.question.title}
        confirmLabel={words.question.confirm}
        words={{ cancel: words.question.cancel }}
        tone="critical"
        pending={isClearing}
        onConfirm={() => void clear('all')}
      >
        {words.question.text}
      </ConfirmDialog>
    </Dialog>
  );
}
