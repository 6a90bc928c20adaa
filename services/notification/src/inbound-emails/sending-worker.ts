/** Name of the worker that sends files of messages to the gateway, for waking it. */
export const sendingWorker = 'send-attachments'
