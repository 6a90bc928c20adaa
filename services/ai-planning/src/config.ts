import { httpUrl } from '@seneb/platform/config'
import { number, object, string, type InferType } from 'yup'

const integer = (min: number, max: number) => number().integer().min(min).max(max)

/** The environment of the ai-planning service; the numbers are the specification's where it names one. */
export const aiPlanningSettings = object({
  /** Without a key, our own rules write plans from the catalogue. */
  AI_PLANNING_OPENAI_API_KEY: string().optional(),
  /** Any server with an OpenAI-compatible chat completions interface. */
  AI_PLANNING_OPENAI_BASE_URL: httpUrl().default('https://api.openai.com/v1'),
  AI_PLANNING_OPENAI_MODEL: string().default('gpt-4.1-mini'),
  /** Format in which JSON is requested; servers differ in which they support. */
  AI_PLANNING_OPENAI_RESPONSE_FORMAT: string().oneOf(['json_schema', 'json_object', 'text']).default('json_schema'),
  /** Maximum tokens of one answer. */
  AI_PLANNING_OPENAI_MAX_OUTPUT_TOKENS: integer(500, 32_000).default(6000),
  AI_PLANNING_CALL_TIMEOUT_MS: integer(100, 120_000).default(45_000),
  AI_PLANNING_DAILY_CALL_LIMIT: integer(0, 1_000_000).default(1000),
  AI_PLANNING_DAILY_TOKEN_LIMIT: integer(0, 1_000_000_000).default(10_000_000),
  /** PIPE-03 */
  AI_PLANNING_START_DELAY_MS: integer(0, 60_000).default(500),
  /** PIPE-05 */
  AI_PLANNING_SETTLE_MS: integer(0, 60_000).default(2000),
  /** Duration of one attempt's lease; when it expires, the process counts as dead. */
  AI_PLANNING_LEASE_SECONDS: integer(5, 600)
    .default(60)
    .test('outlasts-a-call', 'must be longer than AI_PLANNING_CALL_TIMEOUT_MS', (seconds, { parent }) => {
      const { AI_PLANNING_CALL_TIMEOUT_MS: callMs } = parent as { AI_PLANNING_CALL_TIMEOUT_MS: number }
      return seconds * 1000 > callMs
    }),
  /** R8: an outcome within 150 s of the enquiry, settle time included. */
  AI_PLANNING_DEADLINE_SECONDS: integer(10, 3600).default(140),
})

export type AiPlanningSettings = InferType<typeof aiPlanningSettings>
