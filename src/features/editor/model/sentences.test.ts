import { describe, expect, test } from 'vitest'
import { sentenceAt } from './sentences.ts'

/** The sentence at the bar in a text. */
function sentence(text: string, language = 'en'): string {
  const plain = text.replace('|', '')
  const { from, to } = sentenceAt(plain, text.indexOf('|'), language)
  return plain.slice(from, to).trim()
}

describe('R-916: the sentence at the caret', () => {
  test.each([
    ['in a sentence', 'One day. Two |days. Three.', 'en', 'Two days.'],
    ['at the start', '|One day. Two days.', 'en', 'One day.'],
    ['before the next one', 'One day. |Two days.', 'en', 'Two days.'],
    ['right after its end', 'One day.| Two days.', 'en', 'One day.'],
    ['at the end', 'One day. Two days.|', 'en', 'Two days.'],
    ['after the last space', 'One day. |', 'en', 'One day.'],
    ['after a form of address', 'One day. Mr. Roy |came. He left.', 'en', 'Mr. Roy came.'],
    ['before a form of address ends', 'M.| Roy vint. Il partit.', 'fr', 'M. Roy vint.'],
    ['with French quotes', '«\u202fVenez\u202f!\u202f» Il |part. Bon.', 'fr', 'Il part.'],
    [
      'after a French quote that goes on',
      '«\u202fVenez\u202f!\u202f» dit-|il. Bon.',
      'fr',
      '«\u202fVenez\u202f!\u202f» dit-il.',
    ],
    ['after a quote that goes on', '“Come!” he |said. She came.', 'en', '“Come!” he said.'],
    ['with German quotes', '»Ja.« »Ne|in.«', 'de', '»Nein.«'],
    ['in a line', 'one\ntwo|\nthree', 'en', 'two'],
    ['in Greek, which ends a question by a semicolon', 'Τι |είναι; Ναι.', 'el', 'Τι είναι;'],
    ['in Japanese', '雨だ。風|だ。', 'ja', '風だ。'],
    ['of a language that is no tag', 'One. Two|.', 'old english', 'Two.'],
    ['without a text', '|', 'en', ''],
  ])('is found %s', (_, text, language, expected) => {
    expect(sentence(text, language)).toBe(expected)
  })
})
