/** The folder of the files with a trailing slash. Empty stays empty: the folder of the page. */
export const folderOf = (files: string): string => (!files || files.endsWith('/') ? files : `${files}/`)
