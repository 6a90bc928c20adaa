/** Pixels after which the header leaves its state at the top (SHELL-01). */
const scrolledPastPx = 10

/**
 * Sets `data-scrolled` on the root element by scroll position; CSS styles the header (SHELL-01). The first read waits
 * for an animation frame, because an immediate read would force another layout while the page loads.
 */
export function watchHeader(root: HTMLElement): void {
  const mark = (): void => {
    root.toggleAttribute('data-scrolled', window.scrollY > scrolledPastPx)
  }
  requestAnimationFrame(mark)
  window.addEventListener('scroll', mark, { passive: true })
}
