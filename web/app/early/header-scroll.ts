/** Pixels after which the header leaves its state at the top (SHELL-01). */
const scrolledPastPx = 10

/** Keeps `data-scrolled` on the root element true to the page's position; the header's look is CSS (SHELL-01). */
export function watchHeader(root: HTMLElement): void {
  const mark = (): void => {
    root.toggleAttribute('data-scrolled', window.scrollY > scrolledPastPx)
  }
  mark()
  window.addEventListener('scroll', mark, { passive: true })
}
