import { expect, test } from '@jest/globals'

import { readStartOptions } from './options.mjs'
import { stackPorts } from './stack-ports.ts'

test('without options a start uses the stored data and ports from 4000', () => {
  expect(readStartOptions([])).toEqual({ fresh: false, help: false, portBase: 4000 })
})

test('every port can be moved and everything stored be forgotten', () => {
  expect(readStartOptions(['--fresh', '--port-base', '5000'])).toMatchObject({ fresh: true, portBase: 5000 })
})

test.each([
  [['--frehs'], "Unknown option '--frehs'; npm start -- --help names the options."],
  [['--sql'], '--inspect and --sql are options of npm run dev.'],
  [['--inspect', 'enquiry'], '--inspect and --sql are options of npm run dev.'],
  [['--port-base', '80'], '--port-base takes a number from 1024 to 65500, not "80".'],
  [['--port-base', '6000'], 'Browsers refuse port 6000, which --port-base 6000 would use; try --port-base 5000.'],
  [['--port-base', '5050'], 'Browsers refuse port 5060, which --port-base 5050 would use; try --port-base 5000.'],
  [['--port-base', '4e3'], '--port-base takes a number from 1024 to 65500, not "4e3".'],
])('%j is refused in one sentence', (args, message) => {
  expect(() => readStartOptions(args)).toThrow(message)
})

test('a development start names the processes that are debugged and whether statements are printed', () => {
  expect(readStartOptions(['--dev'])).toMatchObject({ development: { inspect: [], sql: false } })
  expect(readStartOptions(['--dev', '--inspect', 'enquiry', '--inspect', 'gateway', '--sql'])).toMatchObject({
    development: { inspect: ['enquiry', 'gateway'], sql: true },
  })
})

test('the ports that a stack uses are among those that are checked for browsers', () => {
  expect(Math.max(...Object.values(stackPorts(0)))).toBeLessThan(20)
  expect(readStartOptions(['--port-base', '6001'])).toMatchObject({ portBase: 6001 })
})
