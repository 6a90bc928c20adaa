import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace'

import type { TraceSampling } from './config.js'

/**
 * Chooses the traces to record. The `parentbased_` ones do as whoever asked decided, so that a trace is there whole or
 * not at all; where nobody decided before, as at the first process of ours that a request meets, they choose.
 */
export function samplerOf({ ratio, sampler }: TraceSampling): Sampler {
  const [, parentBased, name = ''] = /^(parentbased_)?(.*)$/.exec(sampler) ?? []
  const root = rootSampler(name, ratio)
  return parentBased ? new ParentBasedSampler({ root }) : root
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler()
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler()
}
