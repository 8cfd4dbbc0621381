/** The examples of the documentation that run where there is no page, each as a program of its own. */
import { readMarkdown, snippetsIn } from './markdown'

const PAGES = ['client-flows', 'servers', 'prerendering', 'live', 'headless', 'reference'].map((name) => `docs/${name}.md`)

/** By file name. An example that names the window is one for a page. */
export const serverPrograms = (): Map<string, string> =>
  new Map(
    PAGES.flatMap((path) => snippetsIn(readMarkdown(path)))
      .filter(({ language, code }) => language === 'ts' && !/\b(window|document|location|cartlet\/elements)\b/.test(code))
      .map(({ path, line, given, code }): [string, string] => [
        `${path.replaceAll('/', '_')}-${line}.ts`,
        `${given ? `${given}\n` : ''}${code}\nexport {}\n`,
      ]),
  )
