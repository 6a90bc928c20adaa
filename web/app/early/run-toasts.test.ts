/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { ToastRegion } from '../ui/toast-region.js'
import { showToast } from '../ui/toast.js'
import { runToasts } from './run-toasts.js'

Object.assign(globalThis, {
  ResizeObserver: class {
    observe = () => undefined
    disconnect = () => undefined
  },
})

test('what is said before anything can show it is shown, in the order it was said [SHELL-22, SHELL-24]', async () => {
  const labels = { label: 'Notifications', dismissLabel: 'Dismiss', requestLabel: 'Please quote' }
  document.body.innerHTML = `<main id="content"></main>${renderToStaticMarkup(createElement(ToastRegion, labels))}`
  const titles = () =>
    [...document.querySelectorAll('.toasts > .toast')].map((face) => face.querySelector('p')?.textContent)
  runToasts(document)
  for (const title of ['Welcome', 'Saved']) showToast({ title })
  await waitFor(() => expect(titles()).toEqual(['Welcome', 'Saved']))
})
