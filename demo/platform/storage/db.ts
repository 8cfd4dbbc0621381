/** The only module that uses the SQLite driver; all others use `Db`. */
import { readFileSync } from 'node:fs'
import Database from 'libsql'

export type SqlValue = string | number | null

export interface Db {
  exec(sql: string): void
  run(sql: string, ...params: SqlValue[]): void
  get<Row>(sql: string, ...params: SqlValue[]): Row | undefined
  all<Row>(sql: string, ...params: SqlValue[]): Row[]
  /** All or nothing. A call inside another transaction joins it. */
  transaction<T>(work: () => T): T
  close(): void
}

const SCHEMAS = ['./schema.sql', '../identity/schema.sql']

/** Creates the tables that are missing. */
export const createTables = (db: Db): void => {
  for (const file of SCHEMAS) db.exec(readFileSync(new URL(file, import.meta.url), 'utf8'))
}

export const openDb = (file: string): Db => {
  const driver = new Database(file)
  // A response is sent only after its commit has reached the disk, so that `kill -9` cannot undo an answered change.
  driver.exec('PRAGMA journal_mode = WAL')
  driver.exec('PRAGMA synchronous = FULL')
  driver.exec('PRAGMA foreign_keys = ON')

  // Preparing a statement takes longer than running it.
  const statements = new Map<string, ReturnType<typeof prepare>>()
  const prepare = (sql: string) => driver.prepare<[SqlValue[]]>(sql)
  const statement = (sql: string) => {
    const known = statements.get(sql) ?? prepare(sql)
    statements.set(sql, known)
    return known
  }

  // Parameters are always passed as one array: the driver takes a single `null` for a missing parameter object.
  const db: Db = {
    exec: (sql) => {
      driver.exec(sql)
    },
    run: (sql, ...params) => {
      statement(sql).run(params)
    },
    get: <Row>(sql: string, ...params: SqlValue[]) => statement(sql).get(params) as Row | undefined,
    all: <Row>(sql: string, ...params: SqlValue[]) => statement(sql).all(params) as Row[],
    transaction: (work) => (driver.inTransaction ? work() : driver.transaction(work).immediate()),
    close: () => {
      driver.close()
    },
  }
  createTables(db)
  return db
}
