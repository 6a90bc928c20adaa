/**
 * Handles buttons of pages that may not be hydrated: going back, and reloading a failed page. On hydrated pages React
 * renders the page again instead of a reload.
 */
export function runPageButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.dataset['early'] === 'go-back') goBack()
    if (button?.matches('[data-reload]') && document.documentElement.dataset['hydrated'] === undefined)
      location.reload()
  })
}

function goBack(): void {
  if (history.length > 1) history.back()
  else location.assign('/')
}
