/** Attributes that any HTML element may have, so that none of them is mistaken for a misspelt attribute of ours. */
const GLOBAL = new Set(
  (
    'accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is itemid itemprop ' +
    'itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate xmlns'
  ).split(' '),
)

/** Further attributes of `<script>`. */
const OF_SCRIPT = new Set(
  'async attributionsrc blocking charset crossorigin defer event fetchpriority for integrity language nomodule referrerpolicy src type'.split(
    ' ',
  ),
)

/** Frameworks mark their own attributes with a special character or with a prefix. */
const OF_FRAMEWORK = /[:@.#*()[\]]|^(_ng|ng-|v-|x-|hx-|wire|on|aria-)/

export const isHtmlAttribute = (name: string): boolean => GLOBAL.has(name) || OF_FRAMEWORK.test(name)
export const isScriptAttribute = (name: string): boolean => OF_SCRIPT.has(name) || isHtmlAttribute(name)
