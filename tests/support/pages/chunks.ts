/** Provides the table of chunks, as every entry does before anything else. */
import { provideFirstChunks } from '../../../src/embed/chunk-table'

provideFirstChunks()
