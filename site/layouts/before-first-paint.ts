// The one script in the head, bundled into the page: what must be done before anything is painted.
import "#site/i18n/correct-language.ts";
import "./hold-pictures.ts";
