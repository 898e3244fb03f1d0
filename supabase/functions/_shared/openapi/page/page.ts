import type { OpenApiDocument } from '../build.ts'
import type { Json } from '../schemas.ts'
import { escapeHtml, slug } from './html.ts'
import { SCRIPT } from './script.ts'
import { STYLE } from './style.ts'
import { typeText } from './type-text.ts'

type Response = { description: string; content?: Record<string, { schema: Json }>; $ref?: string }
type Call = {
  tags: string[]
  summary: string
  security?: unknown[]
  parameters: { name: string; in: string; description?: string; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, Response>
}
type Described = {
  info: { title: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Json>; responses: Record<string, Response> }
}
type Listed = { path: string; verb: string; call: Call }

/** Draws the document as a page that fetches nothing and reads without its one script, under the strictest policy. */
export function openApiPage(document: OpenApiDocument): string {
  const { info, tags, paths, components } = document as unknown as Described
  const calls = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, call]) => ({ path, verb: verb.toUpperCase(), call })),
  )
  const areas = tags.map(({ name }) => ({
    name: titled(name),
    own: calls.filter(({ call }) => call.tags.includes(name)),
  }))
  const links = areas.map(({ name, own }) => link(slug(name), name, own.length))
  const schemas = Object.entries(components.schemas)
  const sections = areas.map(({ name, own }) =>
    section(slug(name), name, own.map((one) => drawCall(one, components.responses)).join('')),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(info.title)} API</title><style>${STYLE}</style></head><body>
<a class="skip" href="#calls">Skip to the calls</a><div class="frame"><header><h1>${escapeHtml(info.title)} API</h1>
<p class="lead">${escapeHtml(info.description)} As a file: <a href="openapi.json">openapi.json</a>.</p></header>
<div class="side"><search hidden><label for="find">Find a call <kbd>/</kbd></label>
<input id="find" type="search" autocomplete="off" spellcheck="false" placeholder="Path, verb or words"><p id="found" role="status"></p></search>
<nav aria-label="Areas"><ul>${links.join('')}${link('schemas', 'Schemas', schemas.length)}</ul></nav></div>
<main id="calls">${sections.join('\n')}
${section('schemas', 'Schemas', schemas.map(([name, schema]) => drawSchema(name, schema)).join(''))}</main></div><script>${SCRIPT}</script></body></html>`
}

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const link = (id: string, name: string, count: number) =>
  `<li><a href="#${id}">${escapeHtml(name)} <span>${count}</span></a></li>`
const section = (id: string, name: string, inside: string) =>
  `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeHtml(name)}</h2><div class="calls">${inside}</div></section>`
const code = (schema: Json) => `<pre tabindex="0">${typeText(schema)}</pre>`

/** A link to what is inside opens it: browsers open what holds the target. */
function drawSchema(name: string, schema: Json): string {
  return `<details><summary><span class="verb">TYPE</span><code>${escapeHtml(name)}</code></summary>
<div class="inside" id="schema-${slug(name)}">${code(schema)}</div></details>`
}

function drawCall({ path, verb, call }: Listed, shared: Record<string, Response>): string {
  const { summary, security, parameters, requestBody, responses } = call
  const body = requestBody && Object.values(requestBody.content)[0]
  const shown = escapeHtml(path).replaceAll(/\{\w+\}/g, '<i>$&</i>')
  return `<details><summary><span class="verb ${verb}">${verb}</span><code class="path">/api${shown}</code>
<span class="what">${escapeHtml(summary)}${security ? '<span class="open">open to anybody</span>' : ''}</span></summary>
<div class="inside" id="${slug(`${verb} ${path}`)}"><a class="here" href="#${slug(`${verb} ${path}`)}">Link to this call</a>${drawParameters(parameters)}${body ? `<h3>Body</h3>${code(body.schema)}` : ''}
${drawAnswers(responses)}${drawRefusals(responses, shared)}</div></details>`
}

function drawParameters(parameters: Call['parameters']): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: where, description, schema }) =>
      `<dt><code>${escapeHtml(name)}</code></dt><dd>${typeText(schema)}${where === 'path' ? ', in the path' : ''}${defaultText(schema)}${description ? `. ${escapeHtml(description)}` : ''}</dd>`,
  )
  return `<h3>Parameters</h3><dl>${rows.join('')}</dl>`
}

const defaultText = ({ default: value }: Json) =>
  value === undefined || value === '' ? '' : `, ${escapeHtml(JSON.stringify(value))} unless told`

/** What has a body of its own, or none. */
function drawAnswers(responses: Record<string, Response>): string {
  return Object.entries(responses)
    .filter(([, answer]) => !answer.$ref)
    .map(([status, { description, content = {} }]) => {
      const bodies = Object.entries(content).map(([media, { schema }]) =>
        media === 'application/json'
          ? code(schema)
          : `<pre tabindex="0"><i>${media}</i> ${typeText(schema)}</pre>`,
      )
      return `<h3><span class="status">${status}</span> ${escapeHtml(description)}</h3>${bodies.join('')}`
    })
    .join('')
}

/** What is refused in the house's own way: a line a status. */
function drawRefusals(responses: Record<string, Response>, shared: Record<string, Response>): string {
  const rows = Object.entries(responses)
    .filter(([status, { $ref }]) => $ref && status !== 'default')
    .map(([status, { $ref = '' }]) => {
      const { description } = shared[$ref.replace('#/components/responses/', '')] ?? { description: '' }
      return `<dt class="status">${status}</dt><dd>${escapeHtml(description)}</dd>`
    })
  return rows.length === 0 ? '' : `<h3>Refused with</h3><dl>${rows.join('')}</dl>`
}
