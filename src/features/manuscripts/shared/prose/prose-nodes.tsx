import type { DocMark, DocNode } from '@contract/document.ts'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { noteOf } from './note-numbers.ts'
import { ProsePicture } from './prose-picture.tsx'

type Align = { textAlign?: 'left' | 'center' | 'right' | 'justify' | null | undefined } | undefined

// Imported alignments are physical sides, which map to logical ones for the text direction.
const logical = { left: 'start', right: 'end', center: 'center', justify: 'justify' } as const
const aligned = (attrs: Align): CSSProperties | undefined =>
  attrs?.textAlign ? { textAlign: logical[attrs.textAlign] } : undefined

function withMark(mark: DocMark, children: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>
    case 'italic':
      return <em>{children}</em>
    case 'underline':
      return <u>{children}</u>
    case 'strike':
      return <s>{children}</s>
    case 'code':
      return <code>{children}</code>
    case 'superscript':
      return <sup>{children}</sup>
    case 'subscript':
      return <sub>{children}</sub>
    case 'highlight':
      return <mark>{children}</mark>
    case 'link':
      return (
        <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      )
    case 'annotation':
    case 'inlineFootnote':
      return <span data-annotation="">{children}</span>
    default:
      return children
  }
}

const marked = (text: ReactNode, marks: readonly DocMark[] | undefined): ReactNode =>
  (marks ?? []).reduceRight<ReactNode>((inner, mark) => withMark(mark, inner), text)

type NoteNumbers = ReadonlyMap<string, number> | undefined

function ProseNode({ node, notes }: { node: DocNode; notes: NoteNumbers }): ReactNode {
  const inside = 'content' in node && node.content ? <ProseNodes nodes={node.content} notes={notes} /> : null
  switch (node.type) {
    case 'text':
      return marked(node.text, node.marks)
    case 'hardBreak':
      return <br />
    case 'horizontalRule':
      return <hr />
    case 'image':
      return <ProsePicture node={node} />
    case 'paragraph':
      // An empty paragraph keeps its line height, as in the editor.
      return <p style={aligned(node.attrs)}>{inside ?? <br />}</p>
    case 'heading': {
      const Level = `h${Math.min(6, node.attrs.level + 2)}` as 'h3'
      return <Level style={aligned(node.attrs)}>{inside}</Level>
    }
    case 'blockquote':
      return <blockquote>{inside}</blockquote>
    case 'bulletList':
      return <ul>{inside}</ul>
    case 'orderedList':
      return <ol start={node.attrs?.start}>{inside}</ol>
    case 'listItem':
      return <li>{inside}</li>
    case 'codeBlock':
      return (
        <pre>
          <code>{inside}</code>
        </pre>
      )
    case 'table':
      return (
        <table>
          <tbody>{inside}</tbody>
        </table>
      )
    case 'tableRow':
      return <tr>{inside}</tr>
    case 'tableHeader':
      return (
        <th colSpan={node.attrs?.colspan} rowSpan={node.attrs?.rowspan}>
          {inside}
        </th>
      )
    case 'tableCell':
      return (
        <td colSpan={node.attrs?.colspan} rowSpan={node.attrs?.rowspan}>
          {inside}
        </td>
      )
  }
}

/** The nodes of a text; `notes` are the numbers shown after the texts of footnotes. */
export function ProseNodes({ nodes, notes }: { nodes: readonly DocNode[]; notes?: NoteNumbers }) {
  return nodes.map((node, index) => {
    const id = noteOf(node)
    const number = id === null || noteOf(nodes[index + 1]) === id ? undefined : notes?.get(id)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a read-only body have no id
      <Fragment key={index}>
        <ProseNode node={node} notes={notes} />
        {number === undefined ? null : <sup>{number}</sup>}
      </Fragment>
    )
  })
}
