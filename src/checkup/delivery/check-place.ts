/** Checks the folder of the files before anything is published: some systems cannot have it. */
import type { Finding } from '../model'

interface System {
  name: string
  /** The system accepts no folders of files. */
  withoutFolders?: true
}

/** @param files the folder, as written in the page */
export function checkPlace(files: string, { name, withoutFolders }: System): Finding[] {
  if (!withoutFolders || /^(https?:)?\/\//i.test(files)) return []
  return [
    {
      code: 'files-cannot-be-there',
      severity: 'error',
      where: files,
      cause: `${name} does not accept folders of files, so there is no loader.js in ${files}.`,
      hint: 'Put the folder on a host for static files, and name its address, such as https://files.shop.example/cartlet/.',
    },
  ]
}
