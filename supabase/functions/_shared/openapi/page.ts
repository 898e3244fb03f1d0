import type { OpenApiDocument } from './build.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding-inline: 1rem; }
  h2 { margin-block: 2.5rem 0.5rem; text-transform: capitalize; }
  details { border-block-end: 1px solid color-mix(in srgb, currentColor 15%, transparent); padding-block: 0.4rem; }
  summary { cursor: pointer; overflow-wrap: anywhere; }
  .verb { display: inline-block; min-inline-size: 4.5rem; font: 600 0.8rem ui-monospace, monospace; }
  code, pre { font: 0.85rem/1.5 ui-monospace, monospace; }
  pre { overflow-x: auto; padding: 0.75rem; border-radius: 6px; background: color-mix(in srgb, currentColor 7%, transparent); }
  .what { opacity: 0.75; margin-inline-start: 0.5rem; }
  nav a { margin-inline-end: 1rem; }`

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
const json = (value: unknown) => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

type Described = OpenApiDocument['paths'][string][string]

/** Draws the document as a page without a script, so that it reads under the strictest policy. */
export function openApiPage(document: OpenApiDocument): string {
  const { info, tags } = document as unknown as {
    info: { title: string; description: string }
    tags: { name: string }[]
  }
  const calls = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, call]) => ({ path, verb, call })),
  )
  const sections = tags.map(({ name }) => {
    const own = calls.filter(({ call }) => (call.tags as string[]).includes(name))
    return `<h2 id="${slug(name)}">${escapeHtml(name)}</h2>${own.map(drawCall).join('')}`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(info.description)} <a href="openapi.json">openapi.json</a></p>
<nav aria-label="Areas">${tags.map(({ name }) => `<a href="#${slug(name)}">${escapeHtml(name)}</a>`).join('')}</nav>
${sections.join('\n')}</main></body></html>`
}

const slug = (name: string) => name.replaceAll(/[^a-z]+/gi, '-').toLowerCase()

function drawCall({ path, verb, call }: { path: string; verb: string; call: Described }): string {
  const { summary, parameters, requestBody, responses } = call as Described & {
    summary: string
    parameters: { name: string; in: string; description?: string; schema: unknown }[]
    requestBody?: { content: Record<string, { schema: unknown }> }
  }
  const query = parameters.map(
    (one) =>
      `<li><code>${escapeHtml(one.name)}</code> (${one.in}) ${escapeHtml(one.description ?? '')} <code>${escapeHtml(JSON.stringify(one.schema))}</code></li>`,
  )
  const answers = Object.entries(responses).map(([status, answer]) => {
    if ('$ref' in answer) return ''
    const content = Object.values((answer.content ?? {}) as Record<string, { schema: unknown }>)[0]
    return `<h3>${status} ${escapeHtml(String(answer.description ?? ''))}</h3>${content ? json(content.schema) : ''}`
  })
  const body = requestBody ? `<h3>Body</h3>${json(Object.values(requestBody.content)[0]?.schema)}` : ''
  return `<details><summary><span class="verb">${verb.toUpperCase()}</span><code>/api${escapeHtml(path)}</code><span class="what">${escapeHtml(summary)}</span></summary>
${query.length > 0 ? `<ul>${query.join('')}</ul>` : ''}${body}${answers.join('')}</details>`
}
