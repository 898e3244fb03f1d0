/** The languages of the mails; English is the fallback. */
export type MailLanguage = 'en' | 'fr'

/** The kinds of mail that Auth sends, by their names in `[auth.email]` of `supabase/config.toml`. */
export type MailTemplate =
  | 'confirmation'
  | 'invite'
  | 'recovery'
  | 'magic_link'
  | 'email_change'
  | 'reauthentication'
  | 'mfa_factor_enrolled'
  | 'mfa_factor_unenrolled'

export type MailText = { subject: string; paragraphs: string[]; action?: string }

/** The person and the agency that an invitation names, as values or as variables of a hosted template. */
export type Inviter = { name: string; agency: string }

const texts: Record<MailLanguage, Record<Exclude<MailTemplate, 'invite'>, MailText>> = {
  en: {
    confirmation: {
      subject: 'Confirm your email address',
      paragraphs: [
        'Open the link to confirm your address. Then you can sign in to Quillport.',
        'The link works once, in any browser, for one hour. If you did not create an account, ignore this email.',
      ],
      action: 'Confirm the address',
    },
    recovery: {
      subject: 'Reset your password',
      paragraphs: [
        'Open the link to choose a new password for Quillport.',
        'The link works once, in any browser, for one hour. If you did not request it, ignore this email: your password stays as it is.',
      ],
      action: 'Choose a new password',
    },
    magic_link: {
      subject: 'Your sign-in link',
      paragraphs: [
        'Open the link to sign in to Quillport. It works once, for one hour.',
        'If you did not request it, ignore this email.',
      ],
      action: 'Sign in',
    },
    email_change: {
      subject: 'Confirm your new email address',
      paragraphs: ['Open the link to confirm the change of the email address of your Quillport account.'],
      action: 'Confirm the change',
    },
    reauthentication: {
      subject: 'Your verification code',
      paragraphs: ['Enter this code to continue. If you did not request it, change your password.'],
    },
    mfa_factor_enrolled: {
      subject: 'Two-factor sign-in was switched on',
      paragraphs: [
        'An authenticator app was added to your Quillport account. Sign-in now asks for its code.',
        'If that was not you, reset your password and write to an administrator.',
      ],
    },
    mfa_factor_unenrolled: {
      subject: 'Two-factor sign-in was switched off',
      paragraphs: [
        'The authenticator app was removed from your Quillport account. Sign-in asks for the password only.',
        'If that was not you, reset your password and write to an administrator.',
      ],
    },
  },
  fr: {
    confirmation: {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Ouvrez le lien pour confirmer votre adresse. Vous pourrez ensuite vous connecter à Quillport.',
        'Le lien fonctionne une seule fois, dans tout navigateur, pendant une heure. Si vous n’avez pas créé de compte, ignorez cet e-mail.',
      ],
      action: 'Confirmer l’adresse',
    },
    recovery: {
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Ouvrez le lien pour choisir un nouveau mot de passe pour Quillport.',
        'Le lien fonctionne une seule fois, dans tout navigateur, pendant une heure. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe ne change pas.',
      ],
      action: 'Choisir un mot de passe',
    },
    magic_link: {
      subject: 'Votre lien de connexion',
      paragraphs: [
        'Ouvrez le lien pour vous connecter à Quillport. Il fonctionne une seule fois, pendant une heure.',
        'Si vous n’avez rien demandé, ignorez cet e-mail.',
      ],
      action: 'Se connecter',
    },
    email_change: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      paragraphs: ['Ouvrez le lien pour confirmer le changement d’adresse de votre compte Quillport.'],
      action: 'Confirmer le changement',
    },
    reauthentication: {
      subject: 'Votre code de vérification',
      paragraphs: ['Saisissez ce code pour continuer. Si vous n’avez rien demandé, changez de mot de passe.'],
    },
    mfa_factor_enrolled: {
      subject: 'La connexion en deux étapes est activée',
      paragraphs: [
        'Une application d’authentification a été ajoutée à votre compte Quillport. La connexion demande désormais son code.',
        'Si ce n’était pas vous, réinitialisez votre mot de passe et écrivez à l’administration.',
      ],
    },
    mfa_factor_unenrolled: {
      subject: 'La connexion en deux étapes est désactivée',
      paragraphs: [
        'L’application d’authentification a été retirée de votre compte Quillport. La connexion ne demande plus que le mot de passe.',
        'Si ce n’était pas vous, réinitialisez votre mot de passe et écrivez à l’administration.',
      ],
    },
  },
}

/** The text of an invitation; without an inviter it names only Quillport. */
export function invitationText(language: MailLanguage, by: Inviter | null): MailText {
  if (language === 'fr')
    return {
      subject: by ? `${by.name} vous invite sur Quillport` : 'Votre invitation sur Quillport',
      paragraphs: [
        by
          ? `${by.name} (${by.agency}) vous invite à travailler sur Quillport.`
          : 'Une invitation à travailler sur Quillport vous attend.',
        'Ouvrez le lien pour accepter l’invitation et choisir un mot de passe. Il fonctionne une seule fois, dans tout navigateur, pendant une heure.',
      ],
      action: 'Accepter l’invitation',
    }
  return {
    subject: by ? `${by.name} has invited you to Quillport` : 'You have been invited to Quillport',
    paragraphs: [
      by ? `${by.name} (${by.agency}) has invited you to Quillport.` : 'You have been invited to Quillport.',
      'Open the link to accept the invitation and choose a password. It works once, in any browser, for one hour.',
    ],
    action: 'Accept the invitation',
  }
}

/** The text of a mail in a language. */
export const authMailText = (template: Exclude<MailTemplate, 'invite'>, language: MailLanguage): MailText =>
  texts[language][template]

/** Every template that has a fixed text. */
export const fixedTemplates = Object.keys(texts.en) as Exclude<MailTemplate, 'invite'>[]
