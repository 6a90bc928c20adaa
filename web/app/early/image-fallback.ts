/**
 * Replaces pictures that fail to load (SHELL-27, ERR-07) by those in `data-fallback`, one after the other, and at last
 * by text ('Image unavailable'). One listener serves every picture, hydrated or not.
 */
export function watchImages(root: Document): void {
  root.addEventListener('error', (event) => abandon(event.target), { capture: true })
  for (const image of root.querySelectorAll<HTMLImageElement>('[data-picture] img')) {
    // It may have failed before this script ran.
    if (image.complete && image.naturalWidth === 0 && image.getAttribute('src')) abandon(image)
  }
}

function abandon(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return
  const picture = target.closest<HTMLElement>('[data-picture]')
  if (!picture) return
  const [next, ...later] = (target.dataset['fallback'] ?? '').split(' ').filter(Boolean)
  if (next !== undefined) {
    target.dataset['fallback'] = later.join(' ')
    target.removeAttribute('srcset')
    target.src = next
  } else {
    picture.dataset['picture'] = 'unavailable'
  }
}
