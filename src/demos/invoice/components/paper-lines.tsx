import { Box, chakra, Text } from '@chakra-ui/react'
import type { InvoiceSheet } from '../model/invoice-sheet.ts'
import { narrowLines } from './narrow-lines.ts'

const Grid = chakra('table')
const Cell = chakra('td')
const Head = chakra('th')

/** The lines of an invoice; a phone shows each one in two rows, with its amount beside the service. */
export function PaperLines({ sheet: { columns, lines }, label }: { sheet: InvoiceSheet; label: string }) {
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={label}>
      <Grid width="full" borderCollapse="collapse" css={narrowLines}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <Head
                key={column}
                scope="col"
                py="2"
                ps={at === 0 ? '0' : '2.5'}
                fontWeight="medium"
                color="fg.muted"
                textAlign={at === 0 ? 'start' : 'end'}
                whiteSpace="nowrap"
              >
                {column}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ service, description, figures }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
            <tr key={row}>
              <Cell py="2.5" borderTopWidth="1px" borderColor="border" minW="120px" verticalAlign="top">
                {service}
                {description === '' ? null : (
                  <Text as="bdi" display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                    {description}
                  </Text>
                )}
              </Cell>
              {figures.map((figure, at) => (
                <Cell
                  key={columns[at + 1]}
                  data-label={columns[at + 1]}
                  py="2.5"
                  ps="2.5"
                  borderTopWidth="1px"
                  borderColor="border"
                  textAlign="end"
                  verticalAlign="top"
                  whiteSpace="nowrap"
                  fontVariantNumeric="tabular-nums"
                >
                  <bdi>{figure}</bdi>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Box>
  )
}
