import { Accordion, Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { FaqGroup } from '@contract/demo/pages.ts'
import { Box as BoxIcon, CreditCard, type LucideIcon, PenLine, Settings, Truck, Undo2 } from 'lucide-react'
import { textAlignMatchParent } from '@/ui/layout/text-align.ts'

const icons: Readonly<Record<string, LucideIcon>> = {
  'credit-card': CreditCard,
  pen: PenLine,
  truck: Truck,
  undo: Undo2,
  box: BoxIcon,
  settings: Settings,
}

type FaqGroupCardProps = { group: FaqGroup; id: string }

/** A topic of the questions; each question opens its answer. */
export function FaqGroupCard({ group, id }: FaqGroupCardProps) {
  const Icon = icons[group.faqIcon] ?? BoxIcon
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={`${id}-heading`}
      scrollMarginTop="calc(var(--bar-height) + 16px)"
    >
      <Flex gap="3" align="center" mb="3">
        <Flex
          boxSize="10"
          align="center"
          justify="center"
          bg="brand.subtle"
          color="brand.fg"
          borderRadius="card"
        >
          <Icon size={20} aria-hidden />
        </Flex>
        <Box>
          <Heading as="h2" id={`${id}-heading`} textStyle="md">
            {group.faqTitle}
          </Heading>
          <Text color="fg.muted">{group.faqSubtitle}</Text>
        </Box>
      </Flex>
      <Accordion.Root multiple collapsible variant="enclosed" bg="bg.surface">
        {group.faqs.map(({ question, answer }) => (
          <Accordion.Item key={question} value={question}>
            <h3>
              <Accordion.ItemTrigger textAlign="start" fontWeight="medium">
                <Box flex="1" dir="auto" css={textAlignMatchParent}>
                  {question}
                </Box>
                <Accordion.ItemIndicator />
              </Accordion.ItemTrigger>
            </h3>
            <Accordion.ItemContent>
              <Accordion.ItemBody color="fg.muted" maxW="70ch" dir="auto" css={textAlignMatchParent}>
                {answer}
              </Accordion.ItemBody>
            </Accordion.ItemContent>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Box>
  )
}
