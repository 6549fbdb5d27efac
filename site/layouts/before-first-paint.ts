// The one script in the head, bundled into the page: what must be done, or put off, before anything is painted.
import "#site/i18n/correct-language.ts";
import "#site/components/start-late-scripts.ts";
import "./hold-pictures.ts";
import "./link-web-manifest.ts";
import "./tell-navigation.ts";
