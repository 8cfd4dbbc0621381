/** Constants of `ng build --define`. */
declare const CLIENT_ID: string
declare const API: string
