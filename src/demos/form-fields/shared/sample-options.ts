import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { capitalized } from '@/demos/shared/capitalized.ts'
import type { FieldOption } from './option-match.ts'

const LANGUAGES =
  'ar bg cs da de el en es et fi fr ga he hi hr hu id it ja ko lt lv mt nb nl pl pt ro ru sk sl sv th tr uk vi zh'
const COUNTRIES =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW'

/** The options of a list of codes with their names in the language of the page, in its order. */
function useNames(codes: string, type: 'language' | 'region'): readonly FieldOption[] {
  const { locale } = useIntl()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type })
    return codes
      .split(' ')
      .map((value) => ({
        value,
        label: capitalized(names.of(value) ?? value, locale),
        note: value.toUpperCase(),
      }))
      .sort((one, other) => one.label.localeCompare(other.label, locale))
  }, [codes, type, locale])
}

/** Languages of translations. */
export const useLanguageOptions = () => useNames(LANGUAGES, 'language')

/** The countries of the world. */
export const useCountryOptions = () => useNames(COUNTRIES, 'region')

const GENRES = {
  fiction: ['fantasy', 'science-fiction', 'crime', 'romance', 'historical', 'horror'],
  fact: ['memoir', 'essay', 'biography', 'travel'],
} as const

/** Genres of manuscripts in two groups. */
export function useGenreOptions(): readonly FieldOption[] {
  const intl = useIntl()
  return useMemo(
    () =>
      (['fiction', 'fact'] as const).flatMap((group) =>
        GENRES[group].map((value) => ({
          value,
          label: intl.formatMessage({ id: `form-fields.genre.${value}` }),
          group: intl.formatMessage({ id: `form-fields.genre-group.${group}` }),
        })),
      ),
    [intl],
  )
}

/** Numbered scenes, for long lists. */
export function useSceneOptions(count: number): readonly FieldOption[] {
  const intl = useIntl()
  return useMemo(
    () =>
      Array.from({ length: count }, (_, at) => ({
        value: String(at + 1),
        label: intl.formatMessage({ id: 'form-fields.label.scene-number' }, { number: at + 1 }),
      })),
    [intl, count],
  )
}
