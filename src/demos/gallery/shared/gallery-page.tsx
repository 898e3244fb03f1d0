import { chakra, Flex, Link, Stack } from '@chakra-ui/react'
import { type ComponentType, useState } from 'react'
import { useIntl } from 'react-intl'
import { ExtraRecipes } from '@/demos/shared/extra-recipes.tsx'
import { hasMessage } from '@/lib/i18n/has-message.ts'
import { useT } from '@/lib/i18n/use-t.ts'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { PageFrame } from '@/ui/layout/page.tsx'
import { exampleId, exampleSource, withAliases } from './example-source.ts'
import { GalleryExample } from './gallery-example.tsx'
import type { SampleMessages } from './write-messages.ts'

type GalleryPageProps = {
  /** The message area, for example `components`. */
  area: string
  /** The specimen, for example `button`; messages are `<area>.<specimen>.<example>.heading` and `.body`. */
  specimen: string
  /** The page whose title and description are shown, if it is not named like the specimen. */
  page?: string
  /** The example components by the name of their function, in the order of the page. */
  examples: Readonly<Record<string, ComponentType>>
  /** The text of the specimen file, imported with `?raw`. */
  source: string
  /** The ground of the examples. */
  ground?: 'surface' | 'page'
}

/** The languages with the form `one` for 0, such as French, use it below 2. */
const oneOf = (locale: string) => (new Intl.PluralRules(locale).select(0) === 'one' ? '< 2' : '=== 1')

const themes = ['page', 'light', 'dark'] as const
const directions = ['page', 'ltr', 'rtl'] as const

/** A page of the gallery: every example of one specimen file with its source, and switches of theme and direction. */
export function GalleryPage({
  area,
  specimen,
  page = specimen,
  examples,
  source,
  ground = 'surface',
}: GalleryPageProps) {
  const tGallery = useT('gallery')
  const intl = useIntl()
  const t = (key: string) => {
    const id = `${area}.${key}`
    return hasMessage(intl, id) ? intl.formatMessage({ id }) : id
  }
  const messages: SampleMessages = { messages: intl.messages, isOne: oneOf(intl.locale) }
  const [theme, setTheme] = useState<(typeof themes)[number]>('page')
  const [direction, setDirection] = useState<(typeof directions)[number]>('page')
  return (
    <ExtraRecipes>
      <PageFrame
        title={t(`${page}.title`)}
        description={t(`${page}.description`)}
        actions={
          <Flex gap="2" wrap="wrap">
            <SegmentChoice
              label={tGallery('theme')}
              value={theme}
              onChange={setTheme}
              choices={themes.map((value) => ({ value, label: tGallery(`theme.${value}`) }))}
            />
            <SegmentChoice
              label={tGallery('direction')}
              value={direction}
              onChange={setDirection}
              choices={directions.map((value) => ({ value, label: tGallery(`direction.${value}`) }))}
            />
          </Flex>
        }
      >
        <chakra.nav aria-label={tGallery('contents')} mb="8">
          <Flex as="ul" listStyleType="none" columnGap="5" rowGap="1" wrap="wrap">
            {Object.keys(examples).map((name) => {
              const id = exampleId(name, specimen)
              return (
                <li key={name}>
                  <Link href={`#${id}`} dir="auto" py="1">
                    {t(`${specimen}.${id}.heading`)}
                  </Link>
                </li>
              )
            })}
          </Flex>
        </chakra.nav>
        <Stack gap="10">
          {Object.entries(examples).map(([name, Example]) => {
            const id = exampleId(name, specimen)
            return (
              <GalleryExample
                key={name}
                id={id}
                title={t(`${specimen}.${id}.heading`)}
                description={t(`${specimen}.${id}.body`)}
                getSource={() => withAliases(exampleSource(source, name, messages), area)}
                theme={theme}
                direction={direction}
                ground={ground}
              >
                <Example />
              </GalleryExample>
            )
          })}
        </Stack>
      </PageFrame>
    </ExtraRecipes>
  )
}
