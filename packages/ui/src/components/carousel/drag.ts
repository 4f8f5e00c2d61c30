const slack = 6;

/**
 * Lets a mouse drag a scroller, as a finger does by itself; a drag does not press what it started on. `onRelease` gets the
 * place where it would come to rest, in CSS pixels. Returns what takes it off again.
 */
export function attachDrag(
  track: HTMLElement,
  onGrab: () => void,
  onRelease: (rest: number) => void,
): () => void {
  const off = new AbortController();
  const { signal } = off;
  let grip: { x: number; scrollLeft: number } | undefined;
  let isDragging = false;
  let last = { x: 0, time: 0, speed: 0 };

  track.addEventListener(
    'pointerdown',
    (event) => {
      onGrab();
      isDragging = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      grip = { x: event.clientX, scrollLeft: track.scrollLeft };
      last = { x: event.clientX, time: event.timeStamp, speed: 0 };
    },
    { signal },
  );

  track.addEventListener(
    'pointermove',
    (event) => {
      if (!grip) return;
      if (!isDragging) {
        if (Math.abs(event.clientX - grip.x) < slack) return;
        isDragging = true;
        track.setPointerCapture(event.pointerId);
        track.style.scrollSnapType = 'none';
        track.dataset.dragging = '';
      }
      const speed = (event.clientX - last.x) / Math.max(1, event.timeStamp - last.time);
      last = { x: event.clientX, time: event.timeStamp, speed };
      track.scrollLeft = grip.scrollLeft - (event.clientX - grip.x);
    },
    { signal },
  );

  const release = (event: PointerEvent) => {
    grip = undefined;
    if (!isDragging) return;
    delete track.dataset.dragging;
    const isStill = event.timeStamp - last.time > 80;
    onRelease(track.scrollLeft - (isStill ? 0 : last.speed * 240));
  };
  track.addEventListener('pointerup', release, { signal });
  track.addEventListener('pointercancel', release, { signal });

  track.addEventListener(
    'click',
    (event) => {
      if (!isDragging) return;
      isDragging = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );

  /* The browser's own dragging of links and pictures would end ours. */
  track.addEventListener('dragstart', (event) => event.preventDefault(), { signal });

  return () => off.abort();
}
