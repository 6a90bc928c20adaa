/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'

import { runThemeToggle } from './theme.js'

const root = document.documentElement

test('the theme changes and the choice is stored [SHELL-16, D-73]', () => {
  document.body.innerHTML = '<button data-early="theme"><span>Dark theme</span></button>'
  runThemeToggle()
  root.dataset['theme'] = 'light'
  document.querySelector('span')?.click()
  expect([root.dataset['theme'], localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
  document.querySelector('span')?.click()
  expect([root.dataset['theme'], localStorage.getItem('theme')]).toEqual(['light', 'light'])
})
