/**
 * What Telegram's browser adds to `window`: the only one whose user agent does not name it. Written out, since the browser
 * needs nothing else of the table of browsers (features/in-app-browser).
 */
export const telegramProperties = ["TelegramWebview", "TelegramWebviewProxy", "TelegramWebviewProxyProto"];
