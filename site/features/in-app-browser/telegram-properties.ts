/**
 * What Telegram's browser adds to `window`: the only one whose user agent does not name it. Apart from the table of browsers,
 * of which the script that counts needs nothing else.
 */
export const telegramProperties = ["TelegramWebview", "TelegramWebviewProxy", "TelegramWebviewProxyProto"] as const;
