/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'

import { toggleTheme } from './theme.js'

const root = document.documentElement

test('the theme changes and the choice is stored [SHELL-16, D-73]', () => {
  root.dataset['theme'] = 'light'
  expect(toggleTheme()).toBe('dark')
  expect([root.dataset['theme'], localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
  expect(toggleTheme()).toBe('light')
})
