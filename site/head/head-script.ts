// The one script in the head, bundled into the page: what must happen before anything is painted.
import "#site/i18n/correct-language.ts";
