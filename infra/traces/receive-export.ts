import { Ajv } from 'ajv'

import { Refusal } from './answer.ts'
import { otlpExportSchema, type OtlpExport } from './otlp-schema.ts'
import { spansOf } from './read-otlp.ts'
import type { TraceStore } from './trace-store.ts'

const fits = new Ajv({ allowUnionTypes: true }).compile<OtlpExport>(otlpExportSchema)

/** Stores the spans of an export; refuses the whole of it, naming the first fault, when it is not OTLP. */
export function receiveExport(store: TraceStore, body: unknown): void {
  if (fits(body)) return store.add(spansOf(body))
  const [fault] = fits.errors ?? []
  throw new Refusal(400, `This is no export of traces: body${fault?.instancePath ?? ''} ${fault?.message ?? ''}.`)
}
