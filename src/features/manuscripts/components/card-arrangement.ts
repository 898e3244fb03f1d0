import { createSetting } from '@/lib/storage/create-setting.ts'
import { CARD_ARRANGEMENTS, type CardArrangement } from '../model/card-groups.ts'

/** The arrangement of the cards of all folders, stored on this device. */
export const cardArrangement = createSetting<CardArrangement>({
  key: 'quillport:card-arrangement',
  parse: (text) => CARD_ARRANGEMENTS.find((one) => one === text) ?? 'order',
  format: (arrangement) => arrangement,
})
