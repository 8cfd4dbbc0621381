/**
 * Stands for `react` in the browser build: the hooks our components use, straight from Preact. Its compatibility layer is left out on
 * purpose: it copies what a page hung on `Object.prototype` into the attributes of every element, and costs twice what this folder does.
 */
export { createContext, Fragment } from 'preact'
export { useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
