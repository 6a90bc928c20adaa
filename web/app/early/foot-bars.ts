/** Tells CSS how high the bars at the window's foot are, so that they never lie over what has focus (D-06). */
export function measureFootBars(root: HTMLElement): void {
  const bars = document.querySelector('.foot-bars')
  if (!bars) return
  new ResizeObserver(() => {
    root.style.setProperty('--foot-bars', `${bars.getBoundingClientRect().height}px`)
  }).observe(bars)
}
