/** Mails, each in its receiver's language. */
export const words = {
  greeting: "Hi,",
  greetingTo: "Hi {{username}},",
  footer: "This email is from Panna at {{host}}. Replies aren't read.",
  reset: {
    subject: "Choose a new Panna password",
    body: "You asked for a new password. The link works once and expires in an hour. Choosing a new password signs you out everywhere.",
    unasked: "Wasn't you? Ignore this email, and your password stays as it is.",
    link: "Choose a new password",
  },
  confirm: {
    subject: "Confirm your email for Panna",
    body: "Please confirm that this is your email address. The link works once, for a day. Sign in first if we ask you to.",
    unasked: "Didn't create an account? Ignore this email, and never enter your password because of it.",
    link: "Confirm my email",
  },
  change: {
    subject: "Confirm your new email for Panna",
    body: "You asked to sign in to Panna with this address. The link works once, for a day. Sign in first if we ask you to.",
    unasked: "Wasn't you? Ignore this email, and nothing changes.",
    link: "Use this address",
  },
  changed: {
    subject: "Your Panna email has changed",
    body: "Your account now uses {{email}}. We won't write to this address any more.",
    unasked: "Wasn't you? Then someone else knows your password. Tell the admin of your Panna at once.",
  },
  newPassword: {
    subject: "Your Panna password has changed",
    body: "Your account has a new password from now on.",
    unasked:
      "Wasn't you? Choose another one at once: “Forgot your password?” on the sign-in page sends you a link.",
  },
  newPasskey: {
    subject: "Your Panna account has a new passkey",
    body: "A passkey was just added to your account. It signs in without your password.",
    unasked: "Wasn't you? Remove it in your settings, and change your password.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed from your Panna account",
    body: "A passkey was just removed from your account. It doesn't sign in any more.",
    unasked: "Wasn't you? Change your password, and sign out your other devices in your settings.",
  },
  accountDeleted: {
    subject: "Your Panna account is deleted",
    body: "Your account was just deleted, with your cards, photos and teams. We won't write to you again.",
    unasked:
      "Wasn't you? Somebody had your password or your device. Change that password wherever else you use it.",
  },
} as const;
