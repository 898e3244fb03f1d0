import {
  authMailText,
  fixedTemplates,
  invitationText,
  type MailLanguage,
  type MailTemplate,
  type MailText,
} from '../../local/auth/mail-texts.ts'

/** The type of the token that a page of the app verifies; the other links open Auth (R-551). */
const pageTokens: Partial<Record<MailTemplate, string>> = {
  confirmation: 'signup',
  invite: 'invite',
  recovery: 'recovery',
}
const linkOf = (template: MailTemplate): string =>
  pageTokens[template]
    ? `{{ .RedirectTo }}#token_hash={{ .TokenHash }}&type=${pageTokens[template]}`
    : '{{ .ConfirmationURL }}'

const byInviter = { name: '{{ .Data.invited_by }}', agency: '{{ .Data.agency }}' }
const either = (condition: string, yes: string, no: string) =>
  `{{ if ${condition} }}${yes}{{ else }}${no}{{ end }}`

function textOf(template: MailTemplate, language: MailLanguage): MailText {
  if (template !== 'invite') return authMailText(template, language)
  const [named, unnamed] = [invitationText(language, byInviter), invitationText(language, null)]
  const pick = (yes: string, no: string) => (yes === no ? yes : either('.Data.invited_by', yes, no))
  return {
    subject: pick(named.subject, unnamed.subject),
    paragraphs: named.paragraphs.map((text, at) => pick(text, unnamed.paragraphs[at] ?? '')),
    action: named.action ?? '',
  }
}

const inLanguage = (make: (language: MailLanguage) => string) =>
  either('and .Data (eq .Data.language "fr")', make('fr'), make('en'))

/** Every template of Auth. */
export const mailTemplates: readonly MailTemplate[] = ['invite', ...fixedTemplates]

/** The subject of a template for `supabase/config.toml`. */
export const mailSubject = (template: MailTemplate): string =>
  inLanguage((language) => textOf(template, language).subject)

/** The body of a template in the language of the account, as hosted Auth fills it. */
function mailBody(template: MailTemplate): string {
  return inLanguage((language) => {
    const { subject, paragraphs, action } = textOf(template, language)
    return `
<html lang="${language}">
  <body>
    <h1>${subject}</h1>
${paragraphs.map((text) => `    <p>${text}</p>\n`).join('')}${
  action ? `    <p><a href="${linkOf(template)}">${action}</a></p>\n` : ''
}${template === 'reauthentication' ? '    <p>{{ .Token }}</p>\n' : ''}  </body>
</html>
`
  })
}

/** The files of `supabase/templates`. */
export const mailTemplateFiles = (): Record<string, () => string> =>
  Object.fromEntries(
    mailTemplates.map((template) => [`supabase/templates/${template}.html`, () => `${mailBody(template)}\n`]),
  )
