import { wantsStillness } from '../../internal/stillness.ts';

/** How many pieces fall, for how long, in ms, and how fast they are pulled down, in px per second and second. */
const count = 120;
const duration = 2600;
const gravity = 900;

/** Whose colours they have: the brand's own, as they hold at an element. */
const colors = [
  '--ui-color-bg-brand',
  '--ui-color-bg-promote',
  '--ui-color-bg-positive',
  '--ui-color-hero-motif',
];

interface Piece {
  x: number;
  y: number;
  right: number;
  down: number;
  turn: number;
  size: number;
  color: string;
}

/**
 * Confetti over the page, once, from behind an element; nothing at all for whoever asks for stillness (DECOIN-10). Drawn on a canvas of
 * its own, which takes no press and goes when it is over. @returns ends it.
 */
export function throwConfetti(from: HTMLElement): (() => void) | undefined {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen || wantsStillness()) return undefined;
  const ratio = Math.min(devicePixelRatio, 2);
  const [width, height] = [innerWidth, innerHeight];
  [canvas.width, canvas.height] = [width * ratio, height * ratio];
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText =
    'position:fixed;inset:0;inline-size:100%;block-size:100%;z-index:var(--ui-layer-toast);pointer-events:none';
  pen.scale(ratio, ratio);
  const style = getComputedStyle(from);
  const pieces = scatter(
    from.getBoundingClientRect(),
    colors.map((name) => style.getPropertyValue(name)),
  );
  document.body.append(canvas);
  const begin = performance.now();
  let frame = requestAnimationFrame(function draw(now) {
    const time = now - begin;
    pen.clearRect(0, 0, width, height);
    pen.globalAlpha = Math.min(1, (duration - time) / 600);
    for (const piece of pieces) drawPiece(pen, piece, time / 1000);
    if (time < duration) frame = requestAnimationFrame(draw);
    else canvas.remove();
  });
  return () => {
    cancelAnimationFrame(frame);
    canvas.remove();
  };
}

/** They start along the upper edge of the element, and fly up and to both sides. */
function scatter({ left, top, width }: DOMRect, palette: readonly string[]): Piece[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = -Math.PI * (0.15 + 0.7 * Math.random());
    const speed = 350 + 450 * Math.random();
    return {
      x: left + width * Math.random(),
      y: top,
      right: Math.cos(angle) * speed,
      down: Math.sin(angle) * speed,
      turn: 4 + 8 * Math.random(),
      size: 6 + 6 * Math.random(),
      color: palette[at % palette.length] ?? '',
    };
  });
}

/** A strip of paper that turns while it falls: seen from its edge it is thin. */
function drawPiece(pen: CanvasRenderingContext2D, piece: Piece, seconds: number) {
  const { x, y, right, down, turn, size, color } = piece;
  pen.save();
  pen.translate(x + right * seconds, y + down * seconds + (gravity * seconds * seconds) / 2);
  pen.rotate(turn * seconds);
  pen.scale(1, Math.cos(turn * seconds * 1.7));
  pen.fillStyle = color;
  pen.fillRect(-size / 2, -size / 4, size, size / 2);
  pen.restore();
}
