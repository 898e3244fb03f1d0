/** A mail that a person could send, and what becomes of it. */
export type InboundSample = {
  name: string
  /** The lines after From, To, Date and Message-ID, or bytes. */
  content: string | Uint8Array
  /** Replaces the sender. */
  from?: string
  /** The text of the message; undefined for a mail that is not accepted. */
  text?: string
  /** The reason for which it is left to staff or ignored. */
  reason?: string
}

const plain = (text: string, type = 'text/plain; charset=utf-8', encoding = '8bit') =>
  `Subject: Re: Les Vagues\nContent-Type: ${type}\nContent-Transfer-Encoding: ${encoding}\n\n${text}`
const html = (body: string) => plain(`<html><body>${body}</body></html>`, 'text/html; charset=utf-8')
const base64 = (text: string) => Buffer.from(text).toString('base64')
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const LINE = '— Write your answer above this line —'
const LIGNE = '— Écrivez votre réponse au-dessus de cette ligne —'

/** Answers of mail programs in English and French, in several encodings. */
const ANSWERS: InboundSample[] = [
  {
    name: 'Gmail in English',
    content: plain(
      `Yes, Friday works.\n\nOn Mon, Nov 23, 2026 at 10:02 AM Quillport <r+x@in.test> wrote:\n\n> ${LINE}\n>\n> Mona Moore wrote to you\n`,
    ),
    text: 'Yes, Friday works.',
  },
  {
    name: 'Gmail in French, folded attribution',
    content: plain(
      `Oui, vendredi convient.\n\nLe lun. 23 nov. 2026 à 10:02, Quillport <no-reply@quillport.example> a\nécrit :\n\n> ${LIGNE}\n>\n> Mona Moore vous a écrit\n`,
    ),
    text: 'Oui, vendredi convient.',
  },
  {
    name: 'Apple Mail in English',
    content: plain(
      `Thank you.\n\nAda\n\n> On 23 Nov 2026, at 10:02, Quillport <no-reply@quillport.example> wrote:\n> \n> ${LINE}\n> \n> Mona wrote\n`,
    ),
    text: 'Thank you.\n\nAda',
  },
  {
    name: 'Apple Mail in French',
    content: plain(
      `Merci beaucoup.\n\n> Le 23 nov. 2026 à 10:02, Quillport <no-reply@quillport.example> a écrit :\n> \n> ${LIGNE}\n`,
    ),
    text: 'Merci beaucoup.',
  },
  {
    name: 'Outlook in English',
    content: plain(
      `Please use British spelling.\n\n________________________________\nFrom: Quillport <no-reply@quillport.example>\nSent: Monday, November 23, 2026 10:02 AM\nTo: Client <client@demo.com>\nSubject: Mona wrote to you\n\n${LINE}\n\nMona wrote to you\n`,
    ),
    text: 'Please use British spelling.',
  },
  {
    name: 'Outlook in French',
    content: plain(
      `Voici la correction.\n\nDe : Quillport <no-reply@quillport.example>\nEnvoyé : lundi 23 novembre 2026 10:02\nÀ : Client <client@demo.com>\nObjet : Mona vous a écrit\n\n${LIGNE}\n`,
    ),
    text: 'Voici la correction.',
  },
  {
    name: 'answers between the quoted lines',
    content: plain(
      `On Mon, Nov 23, 2026 Quillport <a@b.test> wrote:\n> ${LINE}\n>\n> Which title?\nThe Waves.\n> Which date?\nThe third.\n`,
    ),
    text: 'The Waves.\nThe third.',
  },
  {
    name: 'a sentence that looks like an attribution',
    content: plain('Comme Hugo a écrit : rien ne presse.\n\nVendredi convient.'),
    text: 'Comme Hugo a écrit : rien ne presse.\n\nVendredi convient.',
  },
  {
    name: 'latin1',
    content: latin1(plain('Le café est à côté.\n', 'text/plain; charset=iso-8859-1')),
    text: 'Le café est à côté.',
  },
  {
    name: 'quoted-printable',
    content: plain(
      '=C3=89t=C3=A9 =E2=80=93 soft=\n break\n',
      'text/plain; charset=utf-8',
      'quoted-printable',
    ),
    text: 'Été – soft break',
  },
  {
    name: 'ISO-2022-JP',
    content: plain('\u001b$B$3$s$K$A$O\u001b(B\n', 'text/plain; charset=iso-2022-jp', '7bit'),
    text: 'こんにちは',
  },
  {
    name: 'base64',
    content: plain(base64('Grüße aus Köln'), 'text/plain; charset=utf-8', 'base64'),
    text: 'Grüße aus Köln',
  },
  {
    name: 'format=flowed',
    content: plain('A long line that \nis flowed.\n', 'text/plain; charset=utf-8; format=flowed'),
    text: 'A long line that is flowed.',
  },
  {
    name: 'HTML of Gmail',
    content: html(
      `<div dir="ltr">Looks <b>good</b>.</div><br><div class="gmail_quote"><div dir="ltr">On Mon, Nov 23, 2026 at 10:02 AM Quillport &lt;<a href="mailto:a@b.test">a@b.test</a>&gt; wrote:<br></div><blockquote class="gmail_quote"><div>${LINE}</div><div>Mona wrote</div></blockquote></div>`,
    ),
    text: 'Looks good.',
  },
  {
    name: 'hostile HTML',
    content: html('<script>alert(1)</script><p>Fine &amp; good &lt;b&gt;</p><style>p{}</style>'),
    text: 'Fine & good <b>',
  },
  { name: 'thousands of line breaks', content: plain(`Before${'\n'.repeat(30_000)}After`), text: 'Before' },
  { name: 'a huge text', content: plain(`${'word '.repeat(400_000)}\n`), text: 'word' },
  {
    name: 'split encoded words and a named file',
    content: `Subject: =?utf-8?q?R=C3=A9?= =?utf-8?q?ponse?=\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\n\nSee the file.\n--b\nContent-Type: application/pdf; name="=?utf-8?b?${base64('été.pdf')}?="\nContent-Disposition: attachment; filename*=utf-8''%C3%A9t%C3%A9.pdf\nContent-Transfer-Encoding: base64\n\n${base64('%PDF-1.7')}\n--b--\n`,
    text: 'See the file.',
  },
  {
    name: 'only a file',
    content: `Subject: Re\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\n\n--b\nContent-Type: application/pdf\nContent-Disposition: attachment; filename=the-plan.pdf\nContent-Transfer-Encoding: base64\n\n${base64('%PDF-1.7')}\n--b--\n`,
    text: 'the-plan.pdf',
  },
]

const automatic = (header: string) =>
  plain('I am away until Monday.').replace('Subject:', `${header}\nSubject:`)

/** Mails that are ignored, or left to staff with a reason. */
const OTHERS: InboundSample[] = [
  { name: 'only a quote', content: plain(`> ${LINE}\n>\n> Mona wrote to you\n`), reason: 'empty' },
  { name: 'an absence notice', content: automatic('Auto-Submitted: auto-replied'), reason: 'automatic' },
  { name: 'an absence notice of Outlook', content: automatic('X-Autoreply: yes'), reason: 'automatic' },
  { name: 'a mailing list', content: automatic('Precedence: list'), reason: 'automatic' },
  { name: 'a mail of ours that comes back', content: automatic('X-Quillport: 1'), reason: 'loop' },
  {
    name: 'a mail of another sender',
    content: plain('Pay here'),
    from: 'eve@evil.test',
    reason: 'other_sender',
  },
  {
    name: 'a sender that fails DMARC',
    content: automatic('Authentication-Results: mx.test; spf=fail; dmarc=fail'),
    reason: 'failed_check',
  },
]

/** A person writes these although a header of Outlook asks for no automatic answers. */
const SUPPRESSED: InboundSample = {
  name: 'Outlook that suppresses automatic answers',
  content: automatic('X-Auto-Response-Suppress: All').replace('I am away until Monday.', 'I wrote this.'),
  text: 'I wrote this.',
}

/** Every sample. */
export const INBOUND_SAMPLES: readonly InboundSample[] = [...ANSWERS, SUPPRESSED, ...OTHERS]
