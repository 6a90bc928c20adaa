/**
 * Never leaves a broken picture (SHELL-27, ERR-07): an image that does not load is replaced by those its
 * `data-fallback` names, one after the other, and when they fail too by the words beside it ('Image unavailable'). One
 * listener serves every picture, whether or not the page has been hydrated.
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
