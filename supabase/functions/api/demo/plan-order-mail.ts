import type { z } from 'zod'
import type { planOrderBody } from '../../_shared/contract/demo/plan-orders.ts'
import type { MailAdapter } from '../deps.ts'

type PlanOrder = Pick<z.output<typeof planOrderBody>, 'plan' | 'period' | 'method' | 'language'> & {
  order: number
  cents: number
}

const TEXTS = {
  en: {
    locale: 'en-US',
    plans: { team: 'Team', company: 'Company' },
    periods: { monthly: 'one month', yearly: 'one year' },
    methods: {
      Invoice: 'You pay by invoice, due within 30 days.',
      'Bank Transfer': 'You pay by bank transfer. The plan starts when the amount has arrived.',
    },
    subject: (order: string) => `Your Quillport order ${order}`,
    ordered: (order: string, plan: string, period: string, amount: string) =>
      `Thank you for your order ${order}: the ${plan} plan for ${period}, ${amount}.`,
    next: 'The agency writes to this address about the payment and sets up the plan.',
    contact: 'If you have a question, or did not order this plan, write to us:',
  },
  fr: {
    locale: 'fr-FR',
    plans: { team: 'Équipe', company: 'Société' },
    periods: { monthly: 'un mois', yearly: 'un an' },
    methods: {
      Invoice: 'Vous payez sur facture, à régler sous 30 jours.',
      'Bank Transfer': 'Vous payez par virement. Le forfait commence à réception du montant.',
    },
    subject: (order: string) => `Votre commande Quillport ${order}`,
    ordered: (order: string, plan: string, period: string, amount: string) =>
      `Merci pour votre commande ${order}\u202f: forfait ${plan} pour ${period}, ${amount}.`,
    next: 'L’agence vous écrit à cette adresse au sujet du paiement et active le forfait.',
    contact: 'Une question, ou une commande que vous n’avez pas passée\u202f? Écrivez-nous\u202f:',
  },
} as const

/**
 * The mail to the buyer of a plan, in the language of the page. It contains nothing that the buyer typed,
 * because anyone can order for any address.
 */
export function planOrderMail(
  { order, cents, plan, period, method, language }: PlanOrder,
  appUrl: string,
): Omit<Parameters<MailAdapter['send']>[0], 'to'> {
  const texts = TEXTS[language]
  const money = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  const amount = new Intl.NumberFormat(texts.locale, money).format(cents / 100)
  return {
    subject: texts.subject(String(order)),
    paragraphs: [
      texts.ordered(String(order), texts.plans[plan], texts.periods[period], amount),
      texts.methods[method],
      texts.next,
      texts.contact,
      `${appUrl}/build/front-pages/landing-page#contact`,
    ],
  }
}
