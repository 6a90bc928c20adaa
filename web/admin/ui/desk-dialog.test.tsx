/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'

import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'

import { confirmDiscard, isDiscardRequested } from '../unsaved/unsaved.js'

Object.assign(globalThis, { TextEncoder })
const { createMemoryRouter, RouterProvider } = await import('react-router')
const { DeskDialog } = await import('./desk-dialog.js')
const { DiscardConfirmation: DiscardQuestion } = await import('../shell/discard-confirmation.js')
const { NewKey: KeyShown } = await import('../features/partners/key-shown.js')
const { RecoveryCodes } = await import('./recovery-codes.js')

// jsdom has dialogs that are never shown.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

afterEach(() => {
  if (isDiscardRequested()) act(() => confirmDiscard(false))
  cleanup()
})

function open(children: ReactNode) {
  const onClose = jest.fn()
  const page = (
    <>
      <DeskDialog title="One" onClose={onClose}>
        {children}
      </DeskDialog>
      <DiscardQuestion />
    </>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  return onClose
}

const escape = () => fireEvent.keyDown(screen.getByRole('dialog', { name: 'One' }), { key: 'Escape' })
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))

const onDone = jest.fn()
const createdKey = { key: 'snb_test_secret', expiresAt: '2027-11-28T00:00:00Z', retiresAt: undefined }
const secrets = [
  ['a key of a partner', <KeyShown key="key" createdKey={createdKey} onDone={onDone} />],
  ['recovery codes', <RecoveryCodes key="codes" codes={['aaaa-bbbb']} next="Done" onStored={onDone} />],
] as const

test.each(secrets)('%s is shown once, so Escape asks before it is gone [S11]', async (_name, shown) => {
  const onClose = open(shown)
  escape()
  await settle()

  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: 'Have you stored it?' }).textContent).toContain('It is never shown again')
  fireEvent.click(screen.getByRole('button', { name: 'Keep it open' }))
  await settle()
  expect(onClose).not.toHaveBeenCalled()
  escape()
  fireEvent.click(screen.getByRole('button', { name: 'Close it' }))
  await settle()
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('recovery codes that are stored need no confirmation', async () => {
  const onClose = open(secrets[1][1])
  fireEvent.click(screen.getByRole('checkbox'))
  escape()
  await settle()

  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a change in a dialog made without typing needs a confirmation, and nothing else does', async () => {
  const onClose = open(<p data-unsaved="">A view went up</p>)
  escape()
  await settle()
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog', { name: 'Discard what you wrote?' })).toBeTruthy()
  cleanup()
  act(() => confirmDiscard(false))

  const onCloseOfOther = open(<p>Nothing</p>)
  escape()
  await settle()
  expect(onCloseOfOther).toHaveBeenCalledTimes(1)
})
