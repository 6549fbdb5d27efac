import "#site/features/site-frame/sticky-header.css";
import { definePage } from "#site/define-page.tsx";
import { legalPage } from "#site/features/legal-pages/create-legal-page.tsx";

export default definePage("community-rules", (context) => legalPage("community-rules", context));
