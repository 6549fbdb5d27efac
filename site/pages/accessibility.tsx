import "#site/features/site-frame/sticky-header.css";
import { definePage } from "#site/define-page.tsx";
import { legalPage } from "#site/features/legal-pages/create-legal-page.tsx";

export default definePage("accessibility", (context) => legalPage("accessibility", context));
