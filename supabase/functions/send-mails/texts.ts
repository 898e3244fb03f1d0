import type { MailGroup } from '../_shared/contract/mail-groups.ts'
import type { Notification } from '../_shared/contract/notifications.ts'

type Payload = Notification['payload']

/** The texts of mails about notifications in one language. */
export type EventTexts = {
  open: string
  somebody: string
  /** An event of which the mail names the sender only. */
  news: (actor: string) => string
  answer: string
  /** Who reads an answer to a mail about a conversation of a team. */
  teamAnswer: string
  /** The button of a mail about a delivery that the reader decides. */
  decide: string
  /** The button of a mail about a price that the reader decides. */
  decidePrice: string
  settings: string
  daily: (count: number) => string
  more: (count: number) => string
  /** The due date of a listed request. */
  due: (date: string) => string
  stop: Readonly<Record<MailGroup, string>>
  events: Readonly<
    Record<Notification['kind'], (actor: string, about: string, payload: Payload, timeZone: string) => string>
  >
}

const STATUS = {
  en: { received: 'received', in_progress: 'in progress', delivered: 'delivered' },
  fr: { received: 'reçue', in_progress: 'en cours', delivered: 'livrée' },
} as const
const nameOf = (names: Readonly<Record<string, string>>, value = '') => names[value] ?? value
/** The target languages of deliveries in parentheses, after the title; empty for deliveries without one (R-836). */
const inLanguages = (language: string, { languages = [] }: Payload) => {
  if (languages.length === 0) return ''
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return ` (${new Intl.ListFormat(language).format(languages.map((tag) => names.of(tag) ?? tag))})`
}
const day = (language: string, value: string, timeZone = 'UTC') =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(value))

const en: EventTexts = {
  open: 'Open in Quillport',
  somebody: 'Someone',
  news: (actor) => `News from ${actor}`,
  answer: 'Answer without signing in (once, within 14 days)',
  teamAnswer: 'Your answer goes to the client, in the name of the team.',
  decide: 'See the delivery and accept it',
  decidePrice: 'See the price and accept it',
  settings: 'Choose which mails you receive',
  daily: (count) => (count === 1 ? 'One event since yesterday' : `${count} events since yesterday`),
  more: (count) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  due: (date) => `Due ${day('en', date)}`,
  stop: {
    turn: 'No more mails about what waits for you',
    messages: 'No more mails about messages and comments',
    status: 'No more mails about changes of status',
    other: 'No more mails about imports and accounts',
  },
  events: {
    project_received: (actor, about) => `${actor} filed a request: “${about}”`,
    project_assigned: (actor, about, { projectIds }) =>
      `${actor} assigned ${projectIds ? `${projectIds.length} requests` : `“${about}”`} to you`,
    project_joined: (actor, about, { status }) =>
      `${actor} added you to “${about}” as ${status === 'observer' ? 'an observer' : 'a contact'}`,
    project_status: (_, about, { status }) => `“${about}” is now ${nameOf(STATUS.en, status)}`,
    project_comment: (actor, about) => `${actor} commented on “${about}”`,
    project_due_date: (actor, about, { dueDate }) =>
      `${actor} changed the due date of “${about}”${dueDate ? ` to ${day('en', dueDate)}` : ''}`,
    project_file: (actor, about, payload) =>
      `${actor} added deliverables to “${about}”${inLanguages('en', payload)}`,
    project_withdrawn: (actor, about) => `${actor} withdrew the request “${about}”`,
    project_question: (actor, about) => `${actor} asks you a question about “${about}”`,
    project_accepted: (actor, about, payload, timeZone) => {
      const { at, status } = payload
      const delivery = `delivery of “${about}”${inLanguages('en', payload)}`
      const sentence =
        status === 'automatic'
          ? `The ${delivery} was accepted automatically`
          : `${actor} accepted the ${delivery}`
      return `${sentence}${at ? ` on ${day('en', at, timeZone)}` : ''}`
    },
    project_reminder: (_, about, { status, ...payload }) =>
      status === 'question'
        ? `Reminder: a question about “${about}” waits for your answer`
        : `Reminder: the ${status === 'price' ? 'price' : 'delivery'} of “${about}”${inLanguages('en', payload)} waits for your decision`,
    project_accepts_soon: (_, about, { at, ...payload }, timeZone) =>
      `The delivery of “${about}”${inLanguages('en', payload)} is accepted automatically${at ? ` on ${day('en', at, timeZone)}` : ''} unless you ask for a correction`,
    project_correction: (actor, about, payload) =>
      `${actor} asks for a correction of “${about}”${inLanguages('en', payload)}`,
    project_change_asked: (actor, about) => `${actor} asks for a change of “${about}”`,
    project_change_decided: (actor, about, { status }) =>
      `${actor} ${status === 'accepted' ? 'accepted' : 'declined'} your change of “${about}”`,
    project_price: (actor, about, { status }) =>
      `${actor} ${status === 'asked' ? 'asks you to accept a price' : 'set a price'} for “${about}”`,
    project_price_decided: (actor, about, { status }) =>
      `${actor} ${status === 'accepted' ? 'accepted' : 'declined'} the price of “${about}”`,
    mentioned: (actor, about) => `${actor} mentioned you${about ? ` in “${about}”` : ''}`,
    message_received: (actor, about) => `${actor} wrote to you${about ? `: “${about}”` : ''}`,
    message_assigned: (actor, about) => `${actor} assigned you the conversation${about ? ` “${about}”` : ''}`,
    message_not_sent: (_, about) =>
      `Your scheduled message${about ? ` “${about}”` : ''} was not sent. It is a draft again.`,
    chat_received: (actor) => `${actor} wrote to you in the chat`,
    manuscript_shared: (actor, about) => `${actor} wants to share “${about}” with you`,
    import_completed: (_, about) => `“${about}” has been imported`,
    weekly_export_failed: (_, about) => `The weekly export of “${about}” failed`,
    import_failed: (_, about) => `The import of “${about}” failed`,
    plan_requested: (actor) => `${actor} requested another plan`,
    plan_decided: (_, __, { status }) =>
      `Your request for another plan was ${status === 'approved' ? 'approved' : 'declined'}`,
    account_created: (_, about) => `${about} created an account`,
  },
}

const fr: EventTexts = {
  open: 'Ouvrir dans Quillport',
  somebody: 'Quelqu’un',
  news: (actor) => `Du nouveau de la part de ${actor}`,
  answer: 'Répondre sans se connecter (une fois, sous 14 jours)',
  teamAnswer: 'Votre réponse sera envoyée au client, au nom de l’équipe.',
  decide: 'Voir la livraison et l’accepter',
  decidePrice: 'Voir le prix et l’accepter',
  settings: 'Choisir les e-mails que vous recevez',
  daily: (count) => (count === 1 ? 'Une nouveauté depuis hier' : `${count} nouveautés depuis hier`),
  more: (count) => (count === 1 ? 'Et une autre.' : `Et ${count} autres.`),
  due: (date) => `Échéance\u202f: ${day('fr', date)}`,
  stop: {
    turn: 'Ne plus recevoir d’e-mails sur ce qui vous attend',
    messages: 'Ne plus recevoir d’e-mails sur les messages et commentaires',
    status: 'Ne plus recevoir d’e-mails sur les changements de statut',
    other: 'Ne plus recevoir d’e-mails sur les imports et les comptes',
  },
  events: {
    project_received: (actor, about) => `${actor} a déposé une demande\u202f: «\u202f${about}\u202f»`,
    project_assigned: (actor, about, { projectIds }) =>
      `${actor} vous a confié ${projectIds ? `${projectIds.length} demandes` : `«\u202f${about}\u202f»`}`,
    project_joined: (actor, about, { status }) =>
      `${actor} vous associe à «\u202f${about}\u202f» ${status === 'observer' ? 'en observation' : 'comme contact'}`,
    project_status: (_, about, { status }) =>
      `La demande «\u202f${about}\u202f» est maintenant ${nameOf(STATUS.fr, status)}`,
    project_comment: (actor, about) => `${actor} a commenté «\u202f${about}\u202f»`,
    project_due_date: (actor, about, { dueDate }) =>
      `${actor} a modifié l’échéance de «\u202f${about}\u202f»${dueDate ? `\u202f: ${day('fr', dueDate)}` : ''}`,
    project_file: (actor, about, payload) =>
      `${actor} a ajouté des livrables à «\u202f${about}\u202f»${inLanguages('fr', payload)}`,
    project_withdrawn: (actor, about) => `${actor} a retiré la demande «\u202f${about}\u202f»`,
    project_question: (actor, about) => `${actor} vous pose une question sur «\u202f${about}\u202f»`,
    project_accepted: (actor, about, payload, timeZone) => {
      const { at, status } = payload
      const delivery = `la livraison de «\u202f${about}\u202f»${inLanguages('fr', payload)}`
      const sentence =
        status === 'automatic' ? `Acceptation automatique de ${delivery}` : `${actor} a accepté ${delivery}`
      return `${sentence}${at ? ` le ${day('fr', at, timeZone)}` : ''}`
    },
    project_reminder: (_, about, { status, ...payload }) =>
      status === 'question'
        ? `Rappel\u202f: une question sur «\u202f${about}\u202f» attend votre réponse`
        : `Rappel\u202f: ${status === 'price' ? 'le prix' : 'la livraison'} de «\u202f${about}\u202f»${inLanguages('fr', payload)} attend votre décision`,
    project_accepts_soon: (_, about, { at, ...payload }, timeZone) =>
      `La livraison de «\u202f${about}\u202f»${inLanguages('fr', payload)} sera acceptée automatiquement${at ? ` le ${day('fr', at, timeZone)}` : ''}, sauf si vous demandez une correction`,
    project_correction: (actor, about, payload) =>
      `${actor} demande une correction de «\u202f${about}\u202f»${inLanguages('fr', payload)}`,
    project_change_asked: (actor, about) => `${actor} demande une modification de «\u202f${about}\u202f»`,
    project_change_decided: (actor, about, { status }) =>
      `${actor} a ${status === 'accepted' ? 'accepté' : 'refusé'} votre modification de «\u202f${about}\u202f»`,
    project_price: (actor, about, { status }) =>
      `${actor} ${status === 'asked' ? 'vous demande d’accepter un prix' : 'a fixé un prix'} pour «\u202f${about}\u202f»`,
    project_price_decided: (actor, about, { status }) =>
      `${actor} a ${status === 'accepted' ? 'accepté' : 'refusé'} le prix de «\u202f${about}\u202f»`,
    mentioned: (actor, about) => `${actor} vous mentionne${about ? ` dans «\u202f${about}\u202f»` : ''}`,
    message_received: (actor, about) =>
      `${actor} vous a écrit${about ? `\u202f: «\u202f${about}\u202f»` : ''}`,
    message_assigned: (actor, about) =>
      `${actor} vous a attribué la conversation${about ? ` «\u202f${about}\u202f»` : ''}`,
    message_not_sent: (_, about) =>
      `Votre message programmé${about ? ` «\u202f${about}\u202f»` : ''} n’a pas été envoyé. Il est de nouveau un brouillon.`,
    chat_received: (actor) => `${actor} vous a écrit dans la messagerie instantanée`,
    manuscript_shared: (actor, about) => `${actor} souhaite partager «\u202f${about}\u202f» avec vous`,
    import_completed: (_, about) => `«\u202f${about}\u202f» a été importé`,
    weekly_export_failed: (_, about) => `L’export hebdomadaire de «\u202f${about}\u202f» a échoué`,
    import_failed: (_, about) => `L’import de «\u202f${about}\u202f» a échoué`,
    plan_requested: (actor) => `${actor} a demandé un autre forfait`,
    plan_decided: (_, __, { status }) =>
      `Votre demande de forfait a été ${status === 'approved' ? 'acceptée' : 'refusée'}`,
    account_created: (_, about) => `${about} a créé un compte`,
  },
}

/** The texts by language. */
export const TEXTS: Readonly<Record<'en' | 'fr', EventTexts>> = { en, fr }
