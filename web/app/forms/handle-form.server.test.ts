import { expect, test } from '@jest/globals'

import { readForm } from './handle-form.server.js'

const sent = (body: string, type: string) =>
  new Request('http://localhost:4000/contact-us', { method: 'POST', body, headers: { 'content-type': type } })

test('a form that can be read is read', async () => {
  expect((await readForm(sent('fullName=Mona', 'application/x-www-form-urlencoded'))).get('fullName')).toBe('Mona')
})

test.each([
  [
    'that ends early',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nwords',
  ],
  ['without parts', 'multipart/form-data; boundary=x', 'words'],
  ['of another kind', 'application/json', '{}'],
])('a form %s is a wrong request and no failure of ours [L1]', async (_what, type, body) => {
  const response = await readForm(sent(body, type)).catch((error: unknown) => error)
  expect(response).toBeInstanceOf(Response)
  expect((response as Response).status).toBe(400)
  expect(await (response as Response).text()).toContain('could not be read')
})
