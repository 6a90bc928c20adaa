/** Text of the live connection. */
export const liveCopy = {
  liveDot: {
    labels: { live: 'Live', lost: 'Updates every 15 s', offline: 'Offline' },
    connection: 'Connection: ',
  },
} as const
