/** Text of the field that people cannot see. */
export const botSignalsCopy = { leaveEmpty: 'Please leave this field empty' } as const
