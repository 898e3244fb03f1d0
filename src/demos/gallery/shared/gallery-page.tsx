import { Flex, Stack } from '@chakra-ui/react'
import { type ComponentType, useState } from 'react'
import { useIntl } from 'react-intl'
import { PageFrame } from '@/ui/page.tsx'
import { SegmentChoice } from '@/ui/segment-choice.tsx'
import { exampleId, exampleSource } from './example-source.ts'
import { GalleryExample } from './gallery-example.tsx'

type GalleryPageProps = {
  /** The message area, for example `components`. */
  area: string
  /** The specimen, for example `button`; messages are `<area>.<specimen>.<example>.heading` and `.body`. */
  specimen: string
  /** The example components by the name of their function, in the order of the page. */
  examples: Readonly<Record<string, ComponentType>>
  /** The text of the specimen file, imported with `?raw`. */
  source: string
}

const themes = ['page', 'light', 'dark'] as const
const directions = ['page', 'ltr', 'rtl'] as const

/** A page of the gallery: every example of one specimen file with its source, and switches of theme and direction. */
export function GalleryPage({ area, specimen, examples, source }: GalleryPageProps) {
  const intl = useIntl()
  const [theme, setTheme] = useState<(typeof themes)[number]>('page')
  const [direction, setDirection] = useState<(typeof directions)[number]>('page')
  const t = (id: string) => intl.formatMessage({ id: `${area}.${specimen}.${id}` })
  return (
    <PageFrame
      title={t('title')}
      description={t('description')}
      actions={
        <Flex gap="2" wrap="wrap">
          <SegmentChoice
            label={intl.formatMessage({ id: 'gallery.theme' })}
            value={theme}
            onChange={setTheme}
            choices={themes.map((value) => ({
              value,
              label: intl.formatMessage({ id: `gallery.theme.${value}` }),
            }))}
          />
          <SegmentChoice
            label={intl.formatMessage({ id: 'gallery.direction' })}
            value={direction}
            onChange={setDirection}
            choices={directions.map((value) => ({
              value,
              label: intl.formatMessage({ id: `gallery.direction.${value}` }),
            }))}
          />
        </Flex>
      }
    >
      <Stack gap="10">
        {Object.entries(examples).map(([name, Example]) => {
          const id = exampleId(name, specimen)
          return (
            <GalleryExample
              key={name}
              id={id}
              title={t(`${id}.heading`)}
              description={t(`${id}.body`)}
              source={exampleSource(source, name)}
              theme={theme}
              direction={direction}
            >
              <Example />
            </GalleryExample>
          )
        })}
      </Stack>
    </PageFrame>
  )
}
