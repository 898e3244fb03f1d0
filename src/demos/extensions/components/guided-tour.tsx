import { Tour, type UseTourReturn } from '@ark-ui/react/tour'
import { chakra, Flex, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'

const Backdrop = chakra(Tour.Backdrop)
const Spotlight = chakra(Tour.Spotlight)
const Positioner = chakra(Tour.Positioner)
const Content = chakra(Tour.Content)
const Title = chakra(Tour.Title)
const Description = chakra(Tour.Description)
const Progress = chakra(Tour.ProgressText)
const Action = chakra(Tour.ActionTrigger)
const Close = chakra(Tour.CloseTrigger)

/** The current step of a tour beside its target, which the dimmed page leaves free. */
export function GuidedTour({ tour }: { tour: UseTourReturn }) {
  return (
    <Tour.Root tour={tour} lazyMount unmountOnExit>
      <Portal>
        {tour.step?.backdrop === false ? null : <Backdrop bg="bg.backdrop" zIndex="overlay" />}
        <Spotlight zIndex="overlay" outlineWidth="2px" outlineStyle="solid" outlineColor="brand.focusRing" />
        <Positioner
          css={{
            '--tour-z-index': 'zIndex.modal',
            zIndex: 'modal',
            '&[data-type=dialog]': { position: 'fixed', inset: '0', display: 'grid', placeItems: 'center' },
          }}
        >
          <Content
            w="min(360px, calc(100vw - 32px))"
            p="5"
            bg="bg.surface"
            color="fg"
            borderRadius="card"
            boxShadow="floating"
            borderWidth="1px"
            outline="none"
          >
            <Flex align="flex-start" gap="2" mb="2">
              <Title fontWeight="semibold" textStyle="md" flex="1" />
              <Close
                display="grid"
                placeItems="center"
                boxSize="9"
                mt="-2"
                me="-2"
                borderRadius="control"
                cursor="pointer"
                _hover={{ bg: 'bg.subtle' }}
              >
                <X size={18} aria-hidden />
              </Close>
            </Flex>
            <Description color="fg.muted" />
            <Flex align="center" gap="2" mt="4" wrap="wrap">
              <Progress color="fg.muted" textStyle="xs" me="auto" fontVariantNumeric="tabular-nums" />
              <Tour.Actions>
                {(actions) =>
                  actions.map((action) => {
                    const isBack = action.action === 'prev'
                    return (
                      <Action
                        key={action.label}
                        action={action}
                        // The library names every button that ends the tour like the close button.
                        aria-label={action.label}
                        minH="9"
                        px="3"
                        borderRadius="control"
                        fontWeight="medium"
                        cursor="pointer"
                        {...(isBack
                          ? { borderWidth: '1px', borderColor: 'border.control' }
                          : { bg: 'brand.solid', color: 'brand.contrast' })}
                      />
                    )
                  })
                }
              </Tour.Actions>
            </Flex>
          </Content>
        </Positioner>
      </Portal>
    </Tour.Root>
  )
}
