import { expect, test } from '@jest/globals'

import { defineAuditedResource, changedFields } from './audited-resource.js'

const enquiry = defineAuditedResource('enquiry', {
  state: 'plain',
  roles: 'plain',
  isRead: 'plain',
  email: 'personal',
  note: 'text',
})

test('plain fields show old and new values, personal ones only that they changed, texts their length [S10, S13]', () => {
  const before = { state: 'new', roles: ['ops'], email: 'amal@example.com', note: 'call her' }
  const after = { state: 'open', roles: ['ops', 'admin'], isRead: true, email: 'sara@example.com', note: '' }

  const fields = changedFields(enquiry, before, after)

  expect(fields).toEqual([
    { name: 'state', from: 'new', to: 'open' },
    { name: 'roles', from: 'ops', to: 'ops, admin' },
    { name: 'isRead', from: undefined, to: 'true' },
    { name: 'email', description: 'changed' },
    { name: 'note', description: 'changed (8 → 0 characters)' },
  ])
  expect(JSON.stringify(fields)).not.toMatch(/amal|sara|call/)
})

test('unchanged fields are omitted, and missing ones read as empty [S10]', () => {
  const same = { state: 'new', email: 'amal@example.com', note: 'call her' }

  expect(changedFields(enquiry, same, same)).toEqual([])
  expect(changedFields(enquiry, undefined, { state: 'new' })).toEqual([{ name: 'state', from: undefined, to: 'new' }])
  expect(changedFields(enquiry, { state: 'new' }, { state: null })).toEqual([
    { name: 'state', from: 'new', to: undefined },
  ])
})
