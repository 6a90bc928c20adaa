/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'

import { runPageButtons } from './page-buttons.js'

runPageButtons()

beforeEach(() => {
  document.body.innerHTML =
    '<button data-early="go-back"><svg></svg>Go Back</button><button data-reload>Reload</button>'
})

test("'Go Back' goes back to the previous page, without React [NF-02]", () => {
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined)
  history.pushState(null, '', '/nowhere')
  document.querySelector<SVGElement>('svg')?.dispatchEvent(new Event('click', { bubbles: true }))
  expect(back).toHaveBeenCalledTimes(1)
})
