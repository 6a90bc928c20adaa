/** Mail servers of a trial: the mailbox takes every mail, and nothing is received. */
export const mailServers = { smtpUrl: 'smtp://mailbox:1025', imapUrl: '', inboundMailSecret: '' } as const
