/** Name of the worker that assigns received emails, for waking it. */
export const processingWorker = 'process-emails'
