import {
  Blockquote,
  Box,
  Code,
  Em,
  Flex,
  Heading,
  Kbd,
  Link,
  List,
  Mark,
  Stack,
  Text,
} from '@chakra-ui/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '@/lib/i18n/use-t.ts'
import { SegmentChoice } from '@/ui/inputs/segment-choice.tsx'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

export function TypographyScale() {
  const t = useT('pages.typography')
  const scale = [
    ['3xl', '44'],
    ['2xl', '32'],
    ['xl', '24'],
    ['lg', '20'],
    ['md', '16'],
    ['sm', '14'],
    ['xs', '12'],
  ] as const
  return (
    <Stack gap="4">
      {scale.map(([style, pixels]) => (
        <Flex
          key={style}
          gap={{ base: '1', sm: '4' }}
          align={{ base: 'flex-start', sm: 'baseline' }}
          direction={{ base: 'column', sm: 'row' }}
        >
          <Code minW="24">
            {style} · {pixels}
          </Code>
          <Text textStyle={style} minW="0">
            {t('line')}
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}

export function TypographyHeadings() {
  const t = useT('pages.typography')
  const levels = [
    ['h3', 'xl'],
    ['h4', 'lg'],
    ['h5', 'md'],
    ['h6', 'sm'],
  ] as const
  return (
    <Stack gap="3">
      {levels.map(([level, style]) => (
        <Heading key={level} as={level} textStyle={style}>
          {t(`level.${style}`)}
        </Heading>
      ))}
    </Stack>
  )
}

export function TypographyFonts() {
  const t = useT('pages.typography')
  return (
    <Stack gap="5">
      {(['body', 'prose', 'mono'] as const).map((font) => (
        <Box key={font}>
          <Text color="fg.muted" textStyle="xs">
            {t(`font.${font}`)}
          </Text>
          <Text fontFamily={font} textStyle="lg">
            {t('line')}
          </Text>
          <Text fontFamily={font} color="fg.muted" dir="auto" css={textAlignMatchParent}>
            AaBbCcDdEe ÀÉÎÕÜ ŒÆß 0123456789 “…” — & @
          </Text>
        </Box>
      ))}
    </Stack>
  )
}

export function TypographyWeights() {
  const t = useT('pages.typography')
  return (
    <Stack gap="2">
      {(['normal', 'medium', 'semibold'] as const).map((weight) => (
        <Text key={weight} fontWeight={weight} textStyle="md">
          {t(`weight.${weight}`)}
        </Text>
      ))}
    </Stack>
  )
}

export function TypographyColours() {
  const t = useT('pages.typography')
  const colours = [
    'fg',
    'fg.muted',
    'fg.faint',
    'brand.fg',
    'mark.fg',
    'success.fg',
    'warning.fg',
    'danger.fg',
  ]
  return (
    <Stack gap="2">
      {colours.map((color) => (
        <Flex key={color} gap="4" align="baseline" wrap="wrap">
          <Code minW="28">{color}</Code>
          <Text color={color}>{t('line')}</Text>
        </Flex>
      ))}
    </Stack>
  )
}

export function TypographyProse() {
  const t = useT('pages.typography')
  return (
    <Stack as="article" textStyle="prose" maxW="prose" gap="4">
      <Heading as="h3" fontFamily="prose" textStyle="xl">
        {t('prose.title')}
      </Heading>
      <p>{t('prose.first')}</p>
      <p>{t('prose.second')}</p>
      <Blockquote.Root>
        <Blockquote.Content>{t('prose.quote')}</Blockquote.Content>
        <Blockquote.Caption>{t('prose.source')}</Blockquote.Caption>
      </Blockquote.Root>
      <List.Root ps="5">
        <List.Item>{t('prose.item.lamp')}</List.Item>
        <List.Item>{t('prose.item.log')}</List.Item>
      </List.Root>
    </Stack>
  )
}

export function TypographyInline() {
  const t = useT('pages.typography')
  return (
    <Flex gap="5" wrap="wrap" align="baseline">
      <strong>{t('inline.strong')}</strong>
      <Em>{t('inline.em')}</Em>
      <Mark bg="mark.emphasized">{t('inline.mark')}</Mark>
      <Link href="#inline" variant="underline" color="brand.fg">
        {t('inline.link')}
      </Link>
      <Code>scene.rtf</Code>
      <span dir="ltr">
        <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
      </span>
      <del>{t('inline.deleted')}</del>
      <ins>{t('inline.inserted')}</ins>
      <span>
        H<sub>2</sub>O, m<sup>2</sup>
      </span>
      <abbr title={t('inline.abbr.long')}>{t('inline.abbr')}</abbr>
    </Flex>
  )
}

export function TypographyNumbers() {
  const t = useT('pages.typography')
  const intl = useIntl()
  const figures = [
    ['words', intl.formatNumber(84_210)],
    ['price', intl.formatNumber(1111.5, { style: 'currency', currency: 'EUR' })],
    ['share', intl.formatNumber(0.715, { style: 'percent', maximumFractionDigits: 1 })],
  ] as const
  return (
    <Stack gap="1" maxW="xs">
      {figures.map(([id, value]) => (
        <Flex key={id} justify="space-between" borderBottomWidth="1px" py="1.5">
          <Text>{t(`number.${id}`)}</Text>
          <Text fontVariantNumeric="tabular-nums">{value}</Text>
        </Flex>
      ))}
    </Stack>
  )
}

export function TypographyAlignment() {
  const t = useT('pages.typography')
  const [align, setAlign] = useState<'start' | 'center' | 'end'>('start')
  return (
    <Stack gap="4">
      <SegmentChoice
        label={t('align.label')}
        value={align}
        onChange={setAlign}
        choices={(['start', 'center', 'end'] as const).map((value) => ({
          value,
          label: t(`align.${value}`),
        }))}
      />
      <Text textAlign={align} maxW="prose">
        {t('prose.first')}
      </Text>
    </Stack>
  )
}

export function TypographyLongText() {
  const t = useT('pages.typography')
  return (
    <Stack gap="4" maxW="280px">
      <Text truncate dir="auto">
        {t('prose.first')}
      </Text>
      <Text lineClamp="3" dir="auto" css={textAlignMatchParent}>
        {t('prose.first')}
      </Text>
      <Text overflowWrap="anywhere">
        research/interviews/2025-11-03_transcript_with_the_lighthouse_keeper_of_ar-men.pdf
      </Text>
    </Stack>
  )
}
