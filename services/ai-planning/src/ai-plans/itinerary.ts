import type { itinerary } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import type { InferType } from 'yup'

/** A drafted stay as the contract has it. */
export type Itinerary = InferType<typeof itinerary>
