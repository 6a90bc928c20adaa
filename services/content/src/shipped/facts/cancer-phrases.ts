import { ask } from './phrases.js'

/** Sentences that are true of every cancer treatment. */

export const cancerRecords = [
  'Send all reports ahead: tissue (pathology) report with markers, scans as files and not only as text, blood tests, and treatments so far.',
  'Ask the provider whether the tissue samples themselves should come with you, for a second look.',
  'Ask your own cancer doctor whether you are fit to travel, and whether waiting for the journey does harm.',
]

export const boardQuestions = [
  'Has a tumor board discussed my case, and may I have its advice in writing?',
  'Is the aim to cure, to slow the disease or to ease symptoms, and what can I realistically expect?',
  ask.alternatives,
]

export const handOver =
  'Who goes on with the treatment where I live, and will you agree on it with that doctor beforehand?'

export const feverWarning =
  'During treatment a temperature of 37.5 degrees Celsius or more, or below 36, shivering, or feeling suddenly ill even without fever is an emergency: go to a hospital within the hour, and do not take paracetamol before you have measured it.'
