/** Text of a staff member's passkeys. */
export const passkeysCopy = {
  addPasskeyDialog: {
    pleaseGive: 'Please give it a name you will recognize',
    title: 'Add a passkey',
    action: 'Create the passkey',
    text: 'Your browser asks which device to use, and for your fingerprint, face or PIN.',
  },
  ownPasskeys: {
    title: 'Passkeys',
    addAPasskey: 'Add a passkey',
    text: 'None yet. A passkey signs you in with the fingerprint, face or PIN of a device, without a password and code.',
    added: 'added',
    used: 'used',
    notUsedYet: 'not used yet',
    onYourOtherDevices: 'on your other devices as well',
    onThatDeviceOnly: 'on that device only',
    renameLabel: (name: string) => `Rename ${name}`,
    rename: 'Rename',
    removeLabel: (name: string) => `Remove ${name}`,
    remove: 'Remove',
  },
  passkeyNameField: {
    label: 'What do you call this device?',
    hint: 'You will see it in your list, such as: my phone.',
  },
  removePasskeyDialog: {
    title: (name: string) => `Remove ${name}?`,
    action: 'Remove it',
    text: 'It will no longer sign you in. Your device may keep showing it until you delete it there too.',
  },
  renamePasskeyDialog: {
    title: (name: string) => `Rename ${name}`,
    action: 'Rename it',
  },
} as const
