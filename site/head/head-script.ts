// The only script in the head, inlined: it must run before first paint, in this order.
import "#site/i18n/locale/correct-locale.ts";
import "./restore-url.ts";
import "#site/features/store-links/mark-detected-store.ts";
import "./expect-script.ts";
