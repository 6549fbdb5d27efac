// The only script in the head, inlined: it must run before first paint.
import "#site/i18n/locale/correct-locale.ts";
