import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  ConfirmNewsletter,
  SubscribeNewsletter,
  UnsubscribeNewsletter,
} from '@seneb/contracts/messages/notification/newsletter.messages'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open()
})

afterAll(() => gateway.close())

const successes = {
  subscribe: '... on NewsletterRequested { needsConfirmation }',
  confirm: '... on NewsletterConfirmed { wasConfirmedBefore }',
  unsubscribe: '... on NewsletterUnsubscribed { isUnsubscribed }',
}

/** Returns the result of a newsletter mutation with these arguments. */
async function resultOf(verb: keyof typeof successes, args = ''): Promise<unknown> {
  const problems = '... on Problem { code message } ... on InvalidInput { fields { path message } }'
  const { status, json, text } = await gateway.graphql(
    `mutation { result: ${verb}Newsletter${args} { __typename ${successes[verb]} ${problems} } }`,
  )
  expect({ status, text: json.errors && text }).toEqual({ status: 200, text: undefined })
  return json.data?.['result']
}

test('an address is forwarded, and the result names the missing steps [NEWS-04, NEWS-09]', async () => {
  const requests: unknown[] = []
  await gateway.handle(SubscribeNewsletter, (form) => {
    requests.push(form)
    return { needsConfirmation: true }
  })

  expect(await resultOf('subscribe', '(email: " Reader@Example.com ")')).toEqual({
    __typename: 'NewsletterRequested',
    needsConfirmation: true,
  })
  expect(requests).toEqual([{ email: 'reader@example.com' }])
})

test.each(['', '(email: null)', '(email: "nobody")'])(
  'no address%s is rejected with its message [NEWS-03]',
  async (args) => {
    await gateway.handle(SubscribeNewsletter, () => ({ needsConfirmation: true }))

    expect(await resultOf('subscribe', args)).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'email', message: 'Please enter a valid email address.' }],
    })
  },
)

test('a confirmed address returns the sentence for duplicates [NEWS-06]', async () => {
  await gateway.handle(SubscribeNewsletter, () => {
    throw new AppError('NEWSLETTER_ALREADY_SUBSCRIBED')
  })

  expect(await resultOf('subscribe', '(email: "a@example.com")')).toEqual({
    __typename: 'AlreadySubscribed',
    code: 'NEWSLETTER_ALREADY_SUBSCRIBED',
    message: 'This email is already subscribed to our newsletter.',
  })
})

test('links confirm and unsubscribe, and unknown ones are reported [D-16]', async () => {
  await gateway.handle(ConfirmNewsletter, ({ token }) => ({ wasConfirmedBefore: token === 'again' }))
  await gateway.handle(UnsubscribeNewsletter, () => {
    throw new AppError('NEWSLETTER_LINK_INVALID')
  })

  expect(await resultOf('confirm', '(token: "again")')).toMatchObject({ wasConfirmedBefore: true })
  expect(await resultOf('unsubscribe', '(token: "x")')).toMatchObject({ __typename: 'NewsletterLinkInvalid' })
})

const oneClick = (token: string, init: RequestInit = {}) =>
  gateway.fetch(`/newsletter/unsubscribe/${token}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...init,
  })

test('a mail program unsubscribes by one POST, whatever form it sends [RFC 8058]', async () => {
  const requests: unknown[] = []
  await gateway.handle(UnsubscribeNewsletter, (input) => {
    requests.push(input)
    return { isUnsubscribed: true }
  })
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')

  const responses = [await oneClick('abc'), await oneClick('abc', { body: form, headers: {} })]

  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(requests).toEqual([{ token: 'abc' }, { token: 'abc' }])
})

test('an unknown one-click address, a long body, a GET and an unavailable service are rejected with a clear status', async () => {
  const unknown = await (async () => {
    await gateway.handle(UnsubscribeNewsletter, () => {
      throw new AppError('NEWSLETTER_LINK_INVALID')
    })
    return oneClick('nobody')
  })()
  const strange = await oneClick('a%00b')
  const long = await oneClick('abc', { body: 'x'.repeat(2000) })
  const page = await gateway.fetch('/newsletter/unsubscribe/abc')
  await gateway.handle(UnsubscribeNewsletter, () => {
    throw new AppError('UNAVAILABLE')
  })
  const unavailable = await oneClick('abc')

  expect([unknown, strange, long, page, unavailable].map(({ status }) => status)).toEqual([404, 404, 413, 404, 503])
})

test('HTML forms still cannot send GraphQL requests', async () => {
  const { status } = await gateway.post('query={__typename}', { 'content-type': 'application/x-www-form-urlencoded' })

  expect(status).toBe(415)
})
