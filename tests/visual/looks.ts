/** The looks of a page. Four of the eight possible ones: any two values of width, colours and direction meet in one of them. */
export interface Look {
  name: string
  width: number
  dark: boolean
  dir: 'ltr' | 'rtl'
}

export const LOOKS: readonly Look[] = [
  { name: 'narrow light', width: 360, dark: false, dir: 'ltr' },
  { name: 'wide dark', width: 1280, dark: true, dir: 'ltr' },
  { name: 'narrow dark rtl', width: 360, dark: true, dir: 'rtl' },
  { name: 'wide light rtl', width: 1280, dark: false, dir: 'rtl' },
]

export const HEIGHT_PX = 740

/** The head of a page with this look, with the snippet. */
export const headOf = ({ dark }: Look): string => `<style>
  html { color-scheme: ${dark ? 'dark' : 'light'} }
  body { margin: 0; padding: 20px; font: 16px/1.5 sans-serif; background: ${dark ? '#15181c' : '#fff'}; color: ${dark ? '#eee' : '#111'} }
  main { display: grid; gap: 14px; justify-items: start; max-width: 460px }
  a { color: inherit }
</style>%%SNIPPET%%`
