/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'

import { SidePanel } from './side-panel.js'

afterEach(cleanup)

function ListWithPanel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Row
      </button>
      {isOpen && (
        <SidePanel title="Details" onClose={() => setOpen(false)}>
          Text
        </SidePanel>
      )}
    </>
  )
}

test('a panel takes the focus, and gives it back to the row that opened it [ADM-09]', () => {
  render(<ListWithPanel />)
  const row = screen.getByRole('button', { name: 'Row' })
  row.focus()
  fireEvent.click(row)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Details' }))

  fireEvent.click(screen.getByRole('button', { name: /Details/ }))
  expect(document.activeElement).toBe(row)
})
