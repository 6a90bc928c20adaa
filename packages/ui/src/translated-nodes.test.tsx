/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'

import { tolerateTranslatedNodes } from './translated-nodes.js'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const asItWas = Object.getOwnPropertyDescriptors(Node.prototype)
let root: Root
let container: HTMLElement

beforeEach(() => {
  Object.defineProperties(Node.prototype, asItWas)
  open()
})

function open(): void {
  container = document.createElement('div')
  root = createRoot(container)
}

function show(what: React.ReactNode): void {
  act(() => root.render(<p>{what}</p>))
}

/** As a translator does with a piece of text. */
function translate(): void {
  const text = container.querySelector('p')?.firstChild
  const translated = document.createElement('span')
  translated.textContent = `« ${text?.textContent ?? ''} »`
  text?.parentNode?.replaceChild(translated, text)
}

const changes = [
  ['takes it away', ['Sending', <i key="i">…</i>], [null, <i key="i">…</i>]],
  ['puts something before it', [null, 'Sent', <i key="i">!</i>], [<b key="b">1</b>, 'Sent', <i key="i">!</i>]],
] as const

test.each(changes)(
  'React %s where a translator has replaced the text, and the page continues to work',
  (_what, before, after) => {
    show(before)
    translate()
    expect(() => show(after)).toThrow()

    tolerateTranslatedNodes(Node.prototype)
    open()
    show(before)
    translate()
    show(after)
    expect(container.querySelector('i')).not.toBeNull()
  },
)

test('nodes that are where React put them are moved and removed as ever', () => {
  tolerateTranslatedNodes(Node.prototype)
  const [first, second] = [document.createElement('i'), document.createElement('b')]
  container.append(second)
  expect(container.insertBefore(first, second)).toBe(first)
  expect(container.innerHTML).toBe('<i></i><b></b>')
  expect(container.removeChild(first)).toBe(first)
  expect(container.innerHTML).toBe('<b></b>')
})
