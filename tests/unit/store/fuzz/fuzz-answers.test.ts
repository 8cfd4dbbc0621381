/** Broken responses, one by one, through every mapper: the result is a view or an error, without stray values such as "NaN". */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FUZZ_RUNS, fuzz, MS_PER_FUZZ_RUN } from '../../../support/fuzz/fuzz-run'
import { answering, isMistake, MAPPERS, refusalOf } from '../../../support/fuzz/mappers'
import { type Json, mutate, spots, written } from '../../../support/fuzz/mutations'
import { shapeOf, wrongIn } from '../../../support/fuzz/oracle'
import { answersIn, recordAll } from '../../../support/fuzz/record'
import { vectorAnswers } from '../../../support/fuzz/recorded'

const answers = [...vectorAnswers(), ...answersIn(await recordAll())]
const bodiesOf = (kind: string): Json[] => answers.filter((answer) => answer.kind === kind).map(({ body }) => body)
const kinds = Object.keys(MAPPERS)

describe('recorded responses', () => {
  it('recorded responses exist for every mapper and for refusals', () => {
    for (const kind of [...kinds, 'error']) expect([kind, bodiesOf(kind).length > 0]).toEqual([kind, true])
  })
})

describe.each(kinds)('a response of the kind "%s"', (kind) => {
  const bodies = bodiesOf(kind)
  const view = (text: string, base: Json) => MAPPERS[kind]?.(answering(text), base)
  const isRead = (text: string, base: Json) => Promise.resolve(view(text, base)).catch(() => undefined)
  const wholes = Promise.all(bodies.map((body) => isRead(JSON.stringify(body), body)))

  it('an intact response is mapped to a view without wrong values', async () => {
    const views = (await wholes).filter((one) => one !== undefined)
    expect(views.length).toBeGreaterThan(0)
    for (const one of views) expect(wrongIn(one, undefined)).toBeUndefined()
  })

  const runs = Math.ceil(FUZZ_RUNS / kinds.length)
  it(
    `a broken response becomes a view without wrong values or a declared error, in ${runs} runs`,
    async () => {
      const shape = shapeOf(await wholes)
      await fuzz(fc.tuple(fc.nat(bodies.length - 1), spots), runs, async ([which, places]) => {
        const body = bodies[which] as Json
        const { broken, done } = mutate(body, places)
        let shown: unknown
        try {
          shown = await view(written(broken), body)
        } catch (thrown) {
          if (isMistake(thrown)) throw new Error(`${done.join(', ')}: ${thrown}`, { cause: thrown })
          return
        }
        const wrong = wrongIn(shown, shape)
        if (wrong) throw new Error(`${done.join(', ')}: ${wrong}`)
        expect(Object.keys(Object.prototype)).toEqual([])
      })
    },
    30_000 + runs * MS_PER_FUZZ_RUN,
  )
})

const STATUSES = [400, 401, 403, 404, 409, 428, 429, 500, 503]

describe('a refusal', () => {
  const refusals = bodiesOf('error')
  it(
    'a broken refusal becomes an error whose fields have the types of an intact one',
    async () => {
      const shape = shapeOf(
        await Promise.all(
          refusals.flatMap((body) => STATUSES.map((status) => refusalOf(answering(JSON.stringify(body), status)))),
        ),
      )
      const statuses = fc.constantFrom(...STATUSES)
      await fuzz(
        fc.tuple(fc.nat(refusals.length - 1), spots, statuses),
        Math.ceil(FUZZ_RUNS / 10),
        async ([which, places, status]) => {
          const { broken, done } = mutate(refusals[which] as Json, places)
          // The texts of a refusal are passed on unchanged: such a word is a mistake only when our code produced it.
          const sent = written(broken).replace(/"(NaN|-?Infinity|undefined)"/g, '"words"')
          const wrong = wrongIn(await refusalOf(answering(sent, status)), shape)
          if (wrong) throw new Error(`${done.join(', ')}: ${wrong}`)
        },
      )
    },
    30_000 + FUZZ_RUNS * MS_PER_FUZZ_RUN,
  )
})
