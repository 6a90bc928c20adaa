/** Pixels after which the header leaves its state at the top (SHELL-01). */
const scrolledPastPx = 10

/**
 * Sets `data-scrolled` on the root element by the page's position; the header's style is CSS (SHELL-01). The place
 * is first read with a frame: asked for at once, a page that is still coming in would be laid out once more for it (P5).
 */
export function watchHeader(root: HTMLElement): void {
  const mark = (): void => {
    root.toggleAttribute('data-scrolled', window.scrollY > scrolledPastPx)
  }
  requestAnimationFrame(mark)
  window.addEventListener('scroll', mark, { passive: true })
}
