import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import { smuggled, startFakeOpenAi, type FakeOpenAi } from './fake-openai.js'

let fake: FakeOpenAi

beforeAll(async () => {
  fake = await startFakeOpenAi()
})

beforeEach(() => fake.clear())

afterAll(() => fake.stop())

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 40 },
    days: { type: 'array', minItems: 2, items: { $ref: '#/$defs/day' } },
    kind: { enum: ['draft', 'final'] },
  },
  $defs: { day: { type: 'object', properties: { number: { type: 'integer', minimum: 1 } } } },
}

/** Waits for the response as long as the test allows, so that a busy machine causes no failure. */
async function request(signal?: AbortSignal): Promise<Response> {
  return fetch(`${fake.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: JSON.stringify({
      model: 'gpt-test',
      messages: [{ role: 'system', content: 'The secret word is heron.' }],
      response_format: { type: 'json_schema', json_schema: { schema } },
    }),
    signal,
  })
}

async function requestContent(): Promise<string> {
  const { choices } = (await (await request()).json()) as { choices: { message: { content: string } }[] }
  return choices[0]?.message.content ?? ''
}

test('the fake answers in the requested schema and records the request', async () => {
  const content = JSON.parse(await requestContent()) as { title: string }

  expect(content).toMatchObject({ days: [{ number: 1 }, { number: 1 }], kind: 'draft' })
  expect(content.title.length).toBeGreaterThanOrEqual(40)
  expect(fake.requests).toHaveLength(1)
  expect(fake.requests[0]).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer key' })
})

test('an obeying model gives its prompt away and smuggles active content in', async () => {
  fake.mode = 'obeying-injection'

  const { title } = JSON.parse(await requestContent()) as { title: string }

  expect(title).toContain('heron')
  expect(title).toContain(smuggled)
})

test('modes can be given for the next requests only', async () => {
  fake.next('401', '429', '500', 'retry-after-3600')

  const responses = [await request(), await request(), await request(), await request(), await request()]

  expect(responses.map(({ status }) => status)).toEqual([401, 429, 500, 429, 200])
  expect(responses[3]?.headers.get('retry-after')).toBe('3600')
})

test.each(['garbage', 'html', 'truncated'] as const)('in mode %s a 200 carries no JSON', async (mode) => {
  fake.mode = mode
  const response = await request()

  expect(response.status).toBe(200)
  await expect(response.json()).rejects.toMatchObject({ name: 'SyntaxError' })
})

test('in mode empty a response has no choices', async () => {
  fake.mode = 'empty'

  expect(await (await request()).json()).toMatchObject({ choices: [] })
})

test('in mode cut the connection breaks within the response', async () => {
  fake.mode = 'cut'

  await expect(request().then((response) => response.text())).rejects.toThrow()
})

test.each(['hang', 'slow-drip'] as const)('in mode %s no response ever arrives whole', async (mode) => {
  fake.mode = mode

  await expect(request(AbortSignal.timeout(700)).then((response) => response.text())).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})
